import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "public", "src/protocol.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig: config } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "svelte/no-unused-svelte-ignore": "off", // svelte-check warns of more than the linter's compiler does
      "svelte/prefer-svelte-reactivity": "off", // derived maps are built anew, never changed
    },
  },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/consistent-type-assertions": "off" } }, // made-up data
);
