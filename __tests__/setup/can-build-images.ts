import { existsSync } from "node:fs";

/** Whether container images can be built here, which takes root and these two programs of Debian. */
export const canBuildImages = () =>
  process.getuid?.() === 0 && existsSync("/usr/bin/buildah") && existsSync("/usr/sbin/debootstrap");
