/** What the journeys need of a browser, and no more. Elements are found by XPath, which both clients know. */
export interface Tab {
  /** Resolves once the document has been parsed; scripts may still be loading. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside itself but its arguments. */
  run<Args extends unknown[], Value>(
    fn: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>>;
  click(xpath: string): Promise<void>;
  /** Types to whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape"): Promise<void>;
}

export interface Browser {
  readonly tab: Tab;
  quit(): Promise<void>;
}

/** Nothing but this machine is reachable, and a request to anywhere else fails at once. */
export const deadProxy = { host: "127.0.0.1", port: 9 };
