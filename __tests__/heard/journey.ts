/** What a journey consists of, and how it is walked. */
import { type ScreenReader, until } from "./screen-reader";

/** A key by xdotool's name, several in a row ("Tab Tab"), or one of the actions below. */
type Action = string | ((page: Walk) => Promise<void>);

/** What is pressed, and the phrases that are heard then, each of them once and in this order. */
export type Step = readonly [press: Action, ...phrases: readonly string[]];

export interface Journey {
  readonly title: string;
  readonly steps: readonly Step[];
}

interface Walk {
  readonly reader: ScreenReader;
  readonly site: string;
  /** What has been heard since the step began. */
  readonly heard: () => string;
}

/** Types a text. */
export const type =
  (text: string): Action =>
  ({ reader }) =>
    reader.type(text);

/** Loads a page of the site anew. */
export const open =
  (path: string): Action =>
  ({ reader, site }) =>
    reader.open(site + path);

/** Loads a page anew, stops the reading of all of it, and goes to its top. */
export const openAtTop =
  (path: string): Action =>
  async ({ reader, site }) => {
    await reader.open(site + path);
    for (const key of ["Control_L", "ctrl+Home"]) {
      await reader.press(key);
      await reader.settled();
    }
  };

/** Presses a key again and again until a phrase is heard. */
export const seek =
  (key: string, phrase: string, most = 25): Action =>
  async ({ reader, heard }) => {
    for (let presses = 0; presses < most && !heard().includes(phrase); presses += 1) {
      await reader.press(key);
      await reader.settled();
    }
  };

/** What no visitor wants to hear. */
const noise = ["status bar", "middle dot"];

/** Walks a journey. @returns what was wrong, one line each */
export async function walk(
  journey: Journey,
  reader: ScreenReader,
  site: string,
  report: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [action, ...phrases] of journey.steps) {
    const from = reader.heard.length;
    const heard = () => reader.heard.slice(from).join(" ");
    if (typeof action === "string") {
      for (const key of action.split(" ")) {
        await reader.press(key);
        await reader.settled();
      }
    } else {
      await action({ reader, site, heard });
    }
    const isSaid = () => phrases.every((phrase) => heard().includes(phrase));
    // What a page says late, it says within that time.
    const hasEnded = reader.quiet(10_000);
    await until("all is said", async () => isSaid() || (await hasEnded()));
    await reader.settled();
    report(
      `  [${typeof action === "string" ? action : "…"}] ${reader.heard.slice(from).join(" | ")}`,
    );
    problems.push(...faults(heard(), phrases).map((fault) => `${journey.title}: ${fault}`));
  }
  return problems;
}

/** What is wrong with what was heard: a phrase that is missing, said twice or out of turn, or noise. */
function faults(heard: string, phrases: readonly string[]): string[] {
  let place = 0;
  const ofPhrases = phrases.flatMap((phrase) => {
    const times = heard.split(phrase).length - 1;
    if (times !== 1) return [`"${phrase}" was said ${times} times in "${short(heard)}"`];
    const at = heard.indexOf(phrase);
    const isInOrder = at >= place;
    place = at;
    return isInOrder ? [] : [`"${phrase}" was said too early in "${short(heard)}"`];
  });
  const ofNoise = noise.filter((phrase) => heard.includes(phrase));
  return [...ofPhrases, ...ofNoise.map((phrase) => `"${phrase}" was said in "${short(heard)}"`)];
}

/** Enough of what was heard to see where it went. */
const short = (heard: string) =>
  heard.length > 400 ? `${heard.slice(0, 200)} … ${heard.slice(-200)}` : heard;
