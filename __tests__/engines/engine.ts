/**
 * What the tests need of a browser engine, and no more: everything else (finding elements, clicking,
 * waiting) is written once, in page.ts, on top of these few methods.
 */
export type Key = "Tab" | "Control+K" | "Enter" | "Escape";

/** One tab of a running browser. */
export interface Tab {
  /** Resolves once the document has been parsed; scripts may still be loading. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** @param script an expression; its value, or what its promise resolves to, must be JSON */
  evaluate(script: string): Promise<unknown>;
  /** Presses and releases the mouse button at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A picture of an element, as text. */
  screenshot(selector: string): Promise<string>;
  close(): Promise<void>;
}

export interface Browser {
  openTab(): Promise<Tab>;
  quit(): Promise<void>;
}

/** How an engine is found, installed and started. */
export interface Engine {
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<Browser>;
}

/** A closed port: nothing but this machine is reachable, and a request to anywhere else fails at once. */
export const deadProxy = { host: "127.0.0.1", port: 9 };
