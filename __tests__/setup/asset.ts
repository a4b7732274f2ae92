/** Stands for a file that webpack would turn into an address. */
export default "/static/asset";
