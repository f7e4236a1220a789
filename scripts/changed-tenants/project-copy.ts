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
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DealerLocks } from '#src/generator/lock.ts';
import { CommandError } from '#src/generator/options.ts';

const run = promisify(execFile);

const copyName = 'project';

export class ProjectCopy {
  readonly dir: string;
  readonly #work: string;
  readonly #project: string;
  readonly #lock: DealerLocks | null;
  #files: string[] = [];

  /** A copy in a new temporary folder, or below `kept.work`, which is locked for it: compiled code stays there. */
  constructor(project: string, kept: { work: string; lock: DealerLocks } | null = null) {
    this.#project = project;
    this.#lock = kept?.lock ?? null;
    this.#work = kept?.work ?? mkdtempSync(join(realpathSync(tmpdir()), 'forecourt-changed-'));
    this.dir = join(this.#work, copyName);
    if (kept) this.#clear();
    mkdirSync(join(this.dir, '.forecourt'), { recursive: true });
    // Pictures in sizes are kept by what they are made from, whichever state asks for them.
    this.#link('pictures', join(project, '.forecourt', 'pictures'));
    // So are bundled functions.
    this.#link('bundles', join(project, '.forecourt', 'bundles'));
    if (kept) this.#link('compiled', join(kept.work, 'compiled'));
  }

  /**
   * A copy that stands where the last one stood, so that a state which was compiled there need not be compiled again:
   * compiled code holds the paths of its sources. While another command has that place, it stands in a temporary one.
   */
  static async inItsPlace(project: string): Promise<ProjectCopy> {
    const work = join(realpathSync(project), '.forecourt', 'compared');
    const lock = await DealerLocks.take(work, [copyName], 0).catch(() => null);
    return new ProjectCopy(project, lock && { work, lock });
  }

  #link(name: string, to: string): void {
    mkdirSync(to, { recursive: true });
    symlinkSync(to, join(this.dir, '.forecourt', name), 'junction');
  }

  /** Takes away what was made of the states, also by a command that was killed; compiled code and the lock stay. */
  #clear(): void {
    for (const name of readdirSync(this.#work))
      if (name !== 'compiled' && name !== '.forecourt')
        rmSync(join(this.#work, name), { recursive: true, force: true });
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
    if (this.#lock === null) {
      rmSync(this.#work, { recursive: true, force: true });
      return;
    }
    this.#clear();
    this.#lock.releaseAll();
  }
}

const lines = (text: string): string[] => text.split('\0').filter((line) => line !== '');
