/** `npm run build:server`: writes the server for production to .server/ (docs/deploying.md). */
import { buildServer } from "./build-server/build-server";

void buildServer(".server");
