/**
 * Begins `npm run dev` and `npm run build`: says in a line where an error in the content model is, for which Gatsby would
 * print thousands of lines.
 */
Promise.all([import("../content/graphql/site-schema"), import("../content/model/json-schemas")])
  .then(([{ typeDefs }, { jsonSchemas }]) => {
    typeDefs();
    jsonSchemas();
  })
  .catch((error: unknown) => {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const inModel = /src[\\/](?:content[\\/]model|domain|lib)[\\/]\S+\.ts(?::\d+:\d+)?/;
    const [place] = inModel.exec(stack) ?? ["src/content/model"];
    // The compiler's messages begin with places, and Node's end with a list of files.
    const [reason] = message.replace(/^[^]*ERROR: /, "").split("\n");
    console.error(`${place}: ${reason}. Correct this, then start again.`);
    process.exitCode = 1;
  });
