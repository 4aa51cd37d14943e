"""The HTTP calls for machines: OpenAPI, made from the list of calls and the structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from rostra import __version__
from rostra.protocol.tables import Failure
from rostra.server.web.calls import Call

_REF = "#/components/schemas/{name}"


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """The whole document."""
    bodies = [call.body for call in calls if call.body is not None]
    answers = [call.answers for call in calls if not isinstance(call.answers, str)]
    _, schemas = msgspec.json.schema_components([*bodies, *answers, Failure], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(_path(call), {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rostra",
            "version": __version__,
            "description": "Tables of Quo Vadis? and Idus Martii. Playing itself goes over WebSockets:"
            " see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"identity": {"type": "apiKey", "in": "cookie", "name": "rostra"}},
        },
        "security": [{"identity": []}, {}],
    }


def _path(call: Call) -> str:
    return re.sub(r"{(\w+):\w+}", r"{\1}", call.path)


def _operation(call: Call) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": call.what,
        "operationId": f"{call.method.lower()}_{getattr(call.do, '__name__', '')}",
        "parameters": [_parameter(name, kind) for name, kind in re.findall(r"{(\w+):?(\w*)}", call.path)],
        "responses": {str(call.status): _answer(call), "default": _content("What went wrong", Failure)},
    }
    if call.body is not None:
        operation["requestBody"] = _content("", call.body)
        del operation["requestBody"]["description"]
    return operation


def _parameter(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer" if kind == "int" else "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _answer(call: Call) -> dict[str, Any]:
    if isinstance(call.answers, str):
        return {"description": call.what, "content": {call.answers: {"schema": {"type": "string"}}}}
    return _content(call.what, call.answers)


def _content(what: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    schema = {"$ref": _REF.format(name=kind.__name__)}
    return {"description": what, "content": {"application/json": {"schema": schema}}}
