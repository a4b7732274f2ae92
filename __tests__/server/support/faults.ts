import { randomInt, randomUUID } from "node:crypto";
import { compiledSite } from "./compiled";
import { rowsOf, type DatabaseKind } from "./databases";
import { freePort } from "./free-port";
import { startSite } from "./process";
import { enquiry } from "./samples";
import { defaultSettings } from "./server";
import { post } from "./visitors";
import { pause, until } from "./wait";

/** What may happen to a server and its database while forms are sent. */
export type Fault = "kill" | "restart" | "lock" | "killDatabase" | "stallDatabase" | "takeAway";

/** The faults that a kind of database can have. */
export function faultsOf({ name }: DatabaseKind): readonly Fault[] {
  const common = ["kill", "restart", "lock"] as const;
  return [
    ...common,
    ...(name === "SQLite" ? (["killDatabase", "stallDatabase"] as const) : (["takeAway"] as const)),
  ];
}

/** Faults in random order for so many minutes, and how often each one happened so far. */
export function randomFaults(kind: DatabaseKind, minutes: number) {
  const counts: Partial<Record<Fault, number>> = {};
  const end = Date.now() + minutes * 60_000;
  const faults = faultsOf(kind);
  const next = () => {
    if (Date.now() > end) return undefined;
    const fault = faults[randomInt(faults.length)] ?? "kill";
    counts[fault] = (counts[fault] ?? 0) + 1;
    return fault;
  };
  return { counts, next };
}

/** A message that differs from form to form, also in length. */
const messageOf = (key: string) => key.repeat(1 + Number.parseInt(key.slice(0, 1), 16));

/** How a server is started and used; by default the site's own server, by visitors who send forms without a pause. */
type Load = {
  program?: string;
  settings?: Record<string, string>;
  /** How long each of the ten visitors waits before the next form, in milliseconds. */
  pace?: number;
  /** Runs after the last fault, before the server is stopped. */
  beforeEnd?: (databaseUrl: string) => Promise<unknown>;
};

/**
 * Sends forms on ten connections, each until it is confirmed, while one fault follows another. Checks
 * that the database holds every confirmed submission once and complete, and nothing else.
 * @param nextFault returns undefined when it is enough
 * @param longest how long a lock, a stall or an absence lasts at most, in milliseconds
 * @returns the ids of the confirmed submissions, and how many requests a fault broke off
 */
export async function sendDuringFaults(
  { name, create, lock, takeAway }: DatabaseKind,
  nextFault: () => Fault | undefined,
  longest: number,
  { program, settings: given, pace = 0, beforeEnd = () => Promise.resolve() }: Load = {},
): Promise<{ ids: string[]; interrupted: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const DATABASE_URL = await create();
  const settings = { ...(await defaultSettings()), PORT: String(port), DATABASE_URL, ...given };
  const start = async () => startSite(settings, { program: program ?? compiledSite });
  let site = await start();
  /** The ids of the confirmed submissions by their keys. */
  const confirmed = new Map<string, string>();
  let interrupted = 0;
  let isOver = false;

  const sendForms = async () => {
    while (!isOver) {
      const key = randomUUID();
      for (;;) {
        const messages = messageOf(key);
        const { status, id } = await post(url, { messages }, { "idempotency-key": key });
        if (id !== undefined) {
          confirmed.set(key, id);
          break;
        }
        if (status === 0) interrupted++;
        await pause(50);
      }
      await pause(pace);
    }
  };
  const signalDatabase = (signal: NodeJS.Signals) => {
    for (const pid of site.children()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has just ended by itself.
      }
    }
  };
  const wait = () => pause(randomInt(100, longest));
  const faults: Record<Fault, () => Promise<unknown>> = {
    kill: async () => {
      site.kill("SIGKILL");
      expect(await site.ended).toBeNull();
      site = await start();
    },
    restart: async () => {
      site.kill("SIGTERM");
      expect(await site.ended).toBe(0);
      site = await start();
    },
    lock: async () => {
      const unlock = await lock(DATABASE_URL);
      await wait();
      await unlock();
    },
    killDatabase: async () => {
      signalDatabase("SIGKILL");
      await pause(100);
    },
    stallDatabase: async () => {
      signalDatabase("SIGSTOP");
      await wait();
      // Unless the server has killed it, because it did not respond.
      signalDatabase("SIGCONT");
    },
    takeAway: async () => {
      const giveBack = await takeAway(DATABASE_URL);
      await wait();
      await giveBack();
    },
  };

  const sending = Array.from({ length: 10 }, sendForms);
  for (let fault = nextFault(); fault !== undefined; fault = nextFault()) {
    const enough = confirmed.size + 10;
    await until(`${enough} are confirmed before ${fault}`, () => confirmed.size >= enough);
    await faults[fault]();
  }
  const enough = confirmed.size + 10;
  await until("forms are confirmed after the last fault", () => confirmed.size >= enough);
  isOver = true;
  await Promise.all(sending);
  await beforeEnd(DATABASE_URL);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);

  if (name === "SQLite") {
    const check = await rowsOf(DATABASE_URL, "PRAGMA integrity_check");
    expect(check).toEqual([{ integrity_check: "ok" }]);
  }
  const rows = await rowsOf(DATABASE_URL, "SELECT id, idempotency_key, fields FROM submissions");
  const wrong = rows.filter(({ id, idempotency_key, fields }) => {
    const key = String(idempotency_key).slice("key:".length);
    const sent = JSON.stringify({ ...enquiry, messages: messageOf(key) });
    return confirmed.get(key) !== id || fields !== sent;
  });
  expect(wrong).toEqual([]);
  expect(rows.length).toBe(confirmed.size);
  return { ids: [...confirmed.values()], interrupted };
}
