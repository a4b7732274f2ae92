/** What a visitor reads after an exception. Imported, because a query's result needs providers that may have failed. */
export { default as errorText } from "../../content/pages/error.json";
