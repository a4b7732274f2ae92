/** Replaces files that webpack would turn into a URL. */
export default "/static/asset";
