import type { Client } from "@libsql/client";
import { loadOnce } from "../../../lib/load-once";
import type { Store } from "../store";
import { closeDatabase, locationOf, openDatabase, type DatabaseAddress } from "./database";
import {
  claimDelivery,
  lateChannels,
  listDeliveries,
  markDelivered,
  markFailed,
} from "./deliveries";
import {
  findSubmission,
  forgetPerson,
  listSubmissions,
  saveSubmission,
  sharedSecret,
} from "./submissions";

/** A store in a SQLite file or on a libSQL server. */
export function createLibsqlStore(address: DatabaseAddress): Store {
  let client: Client | undefined;
  const connect = loadOnce(async () => (client = await openDatabase(address)));

  const connected =
    <Args extends unknown[], Result>(
      query: (client: Client, ...args: Args) => Promise<Result>,
    ): ((...args: Args) => Promise<Result>) =>
    async (...args) =>
      query(await connect(), ...args);

  return {
    location: locationOf(address),
    open: async () => {
      await connect();
    },
    save: connected(saveSubmission),
    find: connected(findSubmission),
    list: connected(listSubmissions),
    forget: connected(forgetPerson),
    claimDelivery: connected(claimDelivery),
    markDelivered: connected(markDelivered),
    markFailed: connected(markFailed),
    listDeliveries: connected(listDeliveries),
    lateChannels: connected(lateChannels),
    sharedSecret: connected(sharedSecret),
    close: async () => {
      if (client !== undefined) await closeDatabase(client);
    },
  };
}
