/**
 * A copy of the project that stands at one state after the other. Both are compiled in the same folder, so that nothing
 * of a result can come from where it lies.
 */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '#src/generator/options.ts';

const run = promisify(execFile);

export class ProjectCopy {
  readonly dir: string;
  readonly #work: string;
  readonly #project: string;
  #files: string[] = [];

  constructor(project: string) {
    this.#project = project;
    this.#work = mkdtempSync(join(realpathSync(tmpdir()), 'forecourt-changed-'));
    this.dir = join(this.#work, 'project');
    mkdirSync(join(this.dir, '.forecourt'), { recursive: true });
    // Pictures in sizes are kept by what they are made from, whichever state asks for them.
    const pictures = join(project, '.forecourt', 'pictures');
    mkdirSync(pictures, { recursive: true });
    symlinkSync(pictures, join(this.dir, '.forecourt', 'pictures'), 'junction');
  }

  /** A folder for what is made of a state. */
  folder(name: string): string {
    return join(this.#work, name);
  }

  /** @throws CommandError for a revision that does not exist, or packages that cannot be installed */
  async standAt(revision: string): Promise<void> {
    const git = this.#git({ GIT_INDEX_FILE: join(this.#work, 'index') });
    await git('read-tree', `${revision}^{tree}`).catch((cause: Error) => {
      throw new CommandError(`There is no revision "${revision}" here: fetch it first (git fetch origin).`, { cause });
    });
    await git('checkout-index', '--all', '--force', `--prefix=${this.dir}/`);
    this.#files = lines(await git('ls-files', '-z'));
    await this.#usePackages();
  }

  /** The project as it lies there, with what is not committed yet and without what git ignores. */
  async standAtPresent(): Promise<void> {
    const git = this.#git({});
    const files = new Set(
      lines(await git('ls-files', '-z', '--cached', '--others', '--exclude-standard')).filter((file) =>
        statSync(join(this.#project, file), { throwIfNoEntry: false })?.isFile(),
      ),
    );
    for (const old of this.#files) if (!files.has(old)) rmSync(join(this.dir, old), { force: true });
    for (const file of files) this.#bring(file);
    this.#files = [...files];
    await this.#usePackages();
  }

  /** Leaves alone what is the same, whose time says that its pictures are known. */
  #bring(file: string): void {
    const [from, to] = [join(this.#project, file), join(this.dir, file)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }

  /** Those of the project where the state wants the same, else its own. */
  async #usePackages(): Promise<void> {
    const [own, lock] = [join(this.dir, 'node_modules'), 'package-lock.json'];
    rmSync(own, { recursive: true, force: true });
    if (readFileSync(join(this.dir, lock)).equals(readFileSync(join(this.#project, lock)))) {
      symlinkSync(realpathSync(join(this.#project, 'node_modules')), own, 'junction');
      return;
    }
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.dir, shell: process.platform === 'win32' }).catch(
      (cause: Error) => {
        throw new CommandError(`The packages of the base revision cannot be installed.\n${cause.message}`, { cause });
      },
    );
  }

  #git(env: NodeJS.ProcessEnv) {
    return async (...args: string[]): Promise<string> => {
      const { stdout } = await run('git', args, {
        cwd: this.#project,
        env: { ...process.env, ...env },
        maxBuffer: 200_000_000,
      });
      return stdout;
    };
  }

  remove(): void {
    rmSync(this.#work, { recursive: true, force: true });
  }
}

const lines = (text: string): string[] => text.split('\0').filter((line) => line !== '');
