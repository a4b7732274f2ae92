/**
 * What a visitor reads after an exception. Imported instead of queried, because a query's result needs
 * providers that may be what failed.
 */
export { default as errorText } from "../../content/pages/error.json";
