/** The props of a page and of its Head: the result of the page's query. */
export interface PageData<Query> {
  data: Query;
}
