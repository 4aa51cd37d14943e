"""Rules written once and run twice: interpreted as they stand, compiled on demand.

A rule is a plain function over a state. Decorating it with ``@rule`` leaves it a plain function, so the
interpreted game costs nothing extra and importing it never waits for a compiler. ``compiled(rule)`` builds
the Numba twin when somebody asks for it: the same code object, with every rule it calls and every constant
table it reads replaced by the compiled twin. There is no second copy of any rule.
"""

from __future__ import annotations

import builtins
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast, overload

from rostra.kernel.compiling import COMPILER

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED, CHECKED, UNCHECKED = range(3)
"""How a twin runs."""

OPTIONS = {
    CHECKED: {"nogil": True, "boundscheck": True},
    UNCHECKED: {"nogil": True, "boundscheck": False, "forceinline": True},
}
"""No ``parallel`` and no ``prange``: forking after it aborts, and threads without the GIL scale the same.

Left to itself the compiler calls a rule of some size, and a call costs as much as a small rule: where games
are played by the million, every rule becomes part of the loop.
"""

_rules: set[Callable[..., Any]] = set()
_unchecked: set[str] = set()
_tables: dict[int, tuple[Any, ...]] = {}
_twins: dict[tuple[Any, ...], Callable[..., Any]] = {}
_lock = threading.RLock()
_is_off: ContextVar[bool] = ContextVar("is_off", default=False)


def rule(function: F) -> F:
    """Mark a function as a rule: it may be compiled, and it may call other rules."""
    _rules.add(function)
    return function


def unchecked(function: F) -> F:
    """Compile this rule ``UNCHECKED``, whatever calls it: only so are loops over whole rows vectorised."""
    _unchecked.add(f"{function.__module__}.{function.__qualname__}")
    return function


@overload
def table(values: Sequence[int]) -> tuple[int, ...]: ...
@overload
def table(values: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]: ...
def table(values: Sequence[Any]) -> tuple[Any, ...]:
    """A constant table of integers: a tuple when interpreted, an array when compiled."""
    frozen = tuple(tuple(row) if isinstance(row, Sequence) else row for row in values)
    _tables[id(frozen)] = frozen
    return frozen


def available() -> bool:
    """Whether rules can be compiled here: Numba is installed and ``ROSTRA_JIT`` is not 0."""
    if os.environ.get("ROSTRA_JIT", "1") == "0" or _is_off.get():
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def off() -> Iterator[None]:
    """Compile nothing in here: for who makes a bot only to see whether it can be made."""
    before = _is_off.set(True)
    try:
        yield
    finally:
        _is_off.reset(before)


def interpreted(function: F, **names: Any) -> F:
    """The rule as it stands, with ``names`` (a game's own rules) put in where a template leaves them open."""
    return cast(F, _twin(function, names, INTERPRETED)) if names else function


def compiled(function: F, mode: int = CHECKED, /, **names: Any) -> F:
    """The compiled twin of a rule; the interpreted one where nothing can be compiled.

    ``UNCHECKED``: without bounds checks, even in the rules it calls, to play what is known to be legal.
    """
    if not available():
        return interpreted(function, **names)
    with _lock:
        known = _twins.get(_key(function, names, mode))
        if known is None:
            known = _twin(function, names, mode, _cache_path(_fingerprint(function, names, mode)))
        return cast(F, known)


def direct(function: F, *arguments: Any) -> F:
    """The machine code of a compiled rule for arguments of exactly these types; it must get no others.

    An ordinary call looks at the type of every argument first: microseconds, where there are many arrays.
    """
    if not hasattr(function, "compile"):
        return function
    from numba import typeof

    return cast(F, function.compile(tuple(map(typeof, arguments))))


def _key(function: Callable[..., Any], names: dict[str, Any], mode: int) -> tuple[Any, ...]:
    return (function, mode, *sorted((name, id(value)) for name, value in names.items()))


def _twin(
    function: Callable[..., Any], names: dict[str, Any], mode: int, cache: Path | None = None
) -> Callable[..., Any]:
    """The function again, over twins of all the rules it calls; machine code is kept in the cache."""
    key = _key(function, names, mode)
    if key not in _twins:
        scope = {"__name__": function.__module__, "__builtins__": builtins}
        for name in cast(FunctionType, function).__code__.co_names:
            value = names.get(name, cast(FunctionType, function).__globals__.get(name))
            if isinstance(value, FunctionType) and value in _rules:
                scope[name] = _twin(value, names, mode, cache)
            elif value is not None:
                scope[name] = _array(value) if mode and id(value) in _tables else value
        twin = _rebound(function, scope)
        _twins[key] = _njit(twin, mode, cache) if cache else twin
    return _twins[key]


def _njit(function: Callable[..., Any], mode: int, cache: Path) -> Callable[..., Any]:
    import numba
    from numba.core.compiler_lock import global_compiler_lock

    _teach_bits()
    is_unchecked = f"{function.__module__}.{function.__qualname__}" in _unchecked
    made = numba.njit(**OPTIONS[UNCHECKED if is_unchecked else mode])(function)
    made._cache = _disk_cache(cache / function.__module__, function)
    place = cache / function.__module__ / f"{function.__qualname__}-{_line(function)}"
    made.compile = COMPILER.once(made.compile, global_compiler_lock, place)
    return cast(Callable[..., Any], made)


@functools.cache
def _teach_bits() -> None:
    """Let compiled rules ask an integer for its ``bit_count`` and ``bit_length``, one instruction each."""
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload_method

    @intrinsic  # type: ignore[untyped-decorator]
    def bit_count(typing: Any, numbers: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def bit_length(typing: Any, numbers: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            zeros = builder.ctlz(arguments[0], cgutils.false_bit)
            return builder.sub(zeros.type(64), zeros)

        return types.int64(types.int64), code

    overload_method(types.Integer, "bit_count")(lambda numbers: lambda numbers: bit_count(numbers))
    overload_method(types.Integer, "bit_length")(lambda numbers: lambda numbers: bit_length(numbers))


def _array(values: Any) -> Any:
    import numpy

    return numpy.array(values, dtype=numpy.int64)


def _rebound(function: Callable[..., Any], scope: dict[str, Any]) -> Callable[..., Any]:
    plain = cast(FunctionType, function)
    copy = FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__, plain.__closure__)
    copy.__qualname__ = plain.__qualname__
    return copy


def _disk_cache(folder: Path, function: Callable[..., Any]) -> Any:
    """Numba's cache of a function, in a folder named after everything the machine code depends on.

    By itself, Numba looks at the file of the cached function alone: after a constant or a callee changed in
    another file, the old rules would still be played. And it goes by where that file is and how old: a cache
    that was made elsewhere, for an image or an installer, would be of no use.
    """
    from numba.core import caching

    source = Path(cast(FunctionType, function).__code__.co_filename)

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        _py_file = str(source)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            try:
                return hashlib.sha256(source.read_bytes()).hexdigest()
            except OSError:  # a program packed into one file has no sources: the folder's name must do
                return ""

        def get_disambiguator(self) -> str:
            return _line(function)

        @classmethod
        def from_function(cls, *_: Any) -> Locator:
            folder.mkdir(parents=True, exist_ok=True)
            return cls()

    class Form(caching.FunctionCache._impl_class):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Form

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                found = super().load_overload(sig, target_context)
            except Exception:  # damaged, or written by a version whose types are gone
                Path(self._cache_file._index_path).unlink(missing_ok=True)
                found = None
            if found is None:
                COMPILER.begin(f"{function.__module__}.{function.__qualname__}")
            return found

    return Cache(function)


def _line(function: Callable[..., Any]) -> str:
    return str(cast(FunctionType, function).__code__.co_firstlineno)


def cache_folder() -> Path:
    """Where compiled rules are kept: ``ROSTRA_CACHE``, or the user's own folder for such things."""
    import platformdirs

    return Path(os.environ.get("ROSTRA_CACHE") or platformdirs.user_cache_path("rostra", appauthor=False))


def _cache_path(fingerprint: str) -> Path:
    """The folder of one rule; if nothing can be written there, a temporary one with what is there."""
    root = cache_folder() / f"jit-{fingerprint}"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    user = os.getuid() if hasattr(os, "getuid") else 0
    instead = Path(tempfile.gettempdir()) / f"rostra-{user}" / root.name
    if root.is_dir() and not instead.exists():
        shutil.copytree(root, instead, dirs_exist_ok=True)  # another process may do the same
    return instead


def _fingerprint(function: Callable[..., Any], names: dict[str, Any], mode: int = CHECKED) -> str:
    """A hash of the function, of all the rules and constants it reaches, of the options and the compiler."""
    import numba

    digest = hashlib.sha256(repr((OPTIONS, mode, numba.__version__, sys.version)).encode())
    reached = [cast(FunctionType, function)]
    for plain in reached:  # grows while it is read
        name = f"{plain.__module__}.{plain.__qualname__}"
        digest.update(f"{name}{plain.__defaults__}{name in _unchecked}".encode())
        digest.update(_meaning(plain.__code__))
        for name in plain.__code__.co_names:
            value = names.get(name, plain.__globals__.get(name))
            if isinstance(value, FunctionType) and value in _rules:
                if value not in reached:
                    reached.append(value)
            elif isinstance(value, int | float | tuple):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()[:16]


def _meaning(code: CodeType) -> bytes:
    """What a function does, wherever it is and whatever its comments say."""
    constants = [_meaning(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    return code.co_code + repr((code.co_names, code.co_varnames, constants)).encode()
