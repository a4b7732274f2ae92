/** Types for the part of Decap's interface (3.16) that the CMS's page uses. */
import type { createCmsConfig } from "../cms-config";

/** Decap's state, an immutable map. */
interface StateMap {
  get(key: "data"): { toJS(): Record<string, unknown> };
  get(key: "path" | "collection" | "slug"): string | undefined;
}

export interface DataFile {
  readonly path: string;
  readonly raw: string;
}

export interface Backend {
  authenticate(credentials: unknown): Promise<unknown>;
  getEntry(path: string): Promise<{ readonly data: string }>;
  persistEntry(
    entry: { readonly dataFiles: readonly DataFile[] },
    options: { readonly newEntry?: boolean },
  ): Promise<unknown>;
  persistMedia(...media: unknown[]): Promise<unknown>;
  deleteFiles(paths: readonly string[], ...rest: unknown[]): Promise<unknown>;
}

interface DecapCms {
  init(options: { readonly config: typeof cmsConfiguration }): void;
  getWidget(name: string): { readonly control: new (...props: never[]) => object };
  registerWidget(name: string, control: unknown): void;
  registerPreviewTemplate(type: string, component: unknown): void;
  registerEventListener(listener: {
    readonly name: "preSave";
    readonly handler: (event: { readonly entry: StateMap }) => unknown;
  }): void;
  getBackend(name: string): { init(...options: unknown[]): Backend };
  /** @param backend called with `new`, so not an arrow function */
  registerBackend(name: string, backend: (...options: unknown[]) => Backend): void;
}

interface PreviewComponent {
  forceUpdate(): void;
  readonly props: {
    readonly document: Document;
    readonly window: Window;
    readonly entry: StateMap;
    readonly getAsset: (path: string) => { toString(): string };
  };
}

declare global {
  const CMS: DecapCms;
  /** Creates a component of Decap's own React, such as a preview. */
  const createClass: <Methods extends object>(
    methods: Methods & ThisType<Methods & PreviewComponent>,
  ) => unknown;
  const h: (component: unknown, props?: object, ...children: unknown[]) => unknown;
  /** Set by start.js. */
  const cmsConfiguration: ReturnType<typeof createCmsConfig>;
}
