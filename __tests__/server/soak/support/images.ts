import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runAtEnd } from "../../../setup/cleanup";

const run = promisify(execFile);

/** Arguments that make buildah keep its images in a folder. */
const storage = (folder: string) => [
  ...["--storage-driver", "vfs"],
  ...["--root", join(folder, "storage"), "--runroot", join(folder, "run")],
];

/** Returns buildah with images of its own, which are deleted after the test file. */
export async function createBuildah() {
  const folder = await mkdtemp(join(tmpdir(), "site-images-"));
  // A mount that was left behind must not be emptied.
  runAtEnd(() => run("rm", ["-rf", "--one-file-system", folder]));
  const command = (...args: string[]) => [...storage(folder), ...args];
  const buildah = async (...args: string[]): Promise<string> => {
    const { stdout } = await run("buildah", command(...args), { maxBuffer: 2 ** 26 });
    return stdout.trim();
  };
  return { folder, buildah, command };
}

type Buildah = Awaited<ReturnType<typeof createBuildah>>;

/** Builds what `node:24-slim` contains, without a registry of images: Debian, Node, npm, and the user `node`. */
export async function buildNodeImage({ folder, buildah }: Buildah): Promise<string> {
  const version = (await readFile(".nvmrc", "utf8")).trim();
  const root = join(folder, "debian");
  await run("debootstrap", ["--variant=minbase", "bookworm", root], { maxBuffer: 2 ** 26 });
  await run("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);

  const local = join(root, "usr", "local");
  const platform = `node-${process.platform}-${process.arch}`;
  await run("npm", ["install", "--prefix", folder, `${platform}@${version}`]);
  await cp(join(folder, "node_modules", platform, "bin", "node"), join(local, "bin", "node"));
  const { stdout: modules } = await run("npm", ["root", "--global"]);
  await cp(join(modules.trim(), "npm"), join(local, "lib", "npm"), { recursive: true });
  for (const name of ["npm", "npx"]) {
    await symlink(`../lib/npm/bin/${name}-cli.js`, join(local, "bin", name));
  }

  // npm must reach in the container what it reaches here.
  const { stdout: registry } = await run("npm", ["config", "get", "registry"]);
  const settings = [`NPM_CONFIG_REGISTRY=${registry.trim()}`];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    await cp(certificates, join(root, "etc", "extra-certificates.crt"), { dereference: true });
    settings.push("NODE_EXTRA_CA_CERTS=/etc/extra-certificates.crt");
  }

  const name = `localhost/node:${version}-slim`;
  const container = await buildah("from", "scratch");
  await buildah("copy", container, root, "/");
  await buildah("config", ...settings.flatMap((setting) => ["--env", setting]), container);
  await buildah("commit", "--rm", container, name);
  return name;
}
