/** The part of Decap's interface (3.16) that the page of the CMS uses. */
import type { cmsConfig } from "../cms-config";

/** An immutable map, as Decap passes its state on. */
interface StateMap {
  get(key: "data"): { toJS(): Record<string, unknown> };
  get(key: "path" | "collection" | "slug"): string | undefined;
}

export interface DataFile {
  readonly path: string;
  readonly raw: string;
  /** Of our own: the version of the file that the edit began from. */
  readonly from?: string;
}

export interface Backend {
  getEntry(path: string): Promise<{ readonly data: string }>;
  persistEntry(
    entry: { readonly dataFiles: readonly DataFile[] },
    options: { readonly newEntry?: boolean },
  ): Promise<unknown>;
  persistMedia(...media: unknown[]): Promise<unknown>;
  deleteFiles(...files: unknown[]): Promise<unknown>;
}

interface WidgetControl {
  props: { getAsset: (...asked: unknown[]) => unknown };
  setState(state: object): void;
  render(): unknown;
}

/** The widget of a list, with the methods that it hands to its items. */
export interface ListControl extends WidgetControl {
  handleRemove: (index: number, event: Event) => void;
  onSortEnd(move: { readonly oldIndex: number; readonly newIndex: number }): void;
}

type Constructor<Control> = new (...props: never[]) => Control;

interface DecapCms {
  init(options: { readonly config: typeof cmsConfiguration }): void;
  getWidget(name: "list"): { readonly control: Constructor<ListControl> };
  getWidget(name: string): { readonly control: Constructor<WidgetControl> };
  registerWidget(name: string, control: unknown): void;
  registerPreviewTemplate(type: string, component: unknown): void;
  registerEventListener(listener: {
    readonly name: "preSave";
    readonly handler: (event: { readonly entry: StateMap }) => unknown;
  }): void;
  getBackend(name: string): { init(...options: unknown[]): Backend };
  /** @param backend called with `new`, so not an arrow function */
  registerBackend(name: string, backend: (...options: unknown[]) => Backend): void;
  getLocale(language: "en"): {
    readonly ui: { readonly toast: Record<string, string> };
    readonly editor: { readonly editor: { readonly confirmLoadBackup: string } };
  };
}

interface CmsComponent extends Pick<WidgetControl, "setState"> {
  readonly props: WidgetControl["props"] & {
    readonly document: Document;
    readonly window: Window;
    readonly entry: StateMap;
    readonly getAsset: (path: string) => { toString(): string };
  };
}

declare global {
  const CMS: DecapCms;
  /** Makes a React component of Decap's own React: of a preview or a widget. */
  const createClass: <Methods extends object>(
    methods: Methods & ThisType<Methods & CmsComponent>,
  ) => unknown;
  const h: (component: unknown, props?: object, ...children: unknown[]) => unknown;
  /** Set by start.js. */
  const cmsConfiguration: ReturnType<typeof cmsConfig>;
}
