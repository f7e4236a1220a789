/** Revisions compile in one folder, so that their paths are the same. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  readonly #installed = new Map<string, string>();
  #folders: Promise<[gitDir: string, objects: string]> | null = null;

  /** `kept.work`: a locked folder with compiled code to reuse. */
  constructor(project: string, kept: { work: string; lock: DealerLocks } | null = null) {
    this.#project = project;
    this.#lock = kept?.lock ?? null;
    this.#work = kept?.work ?? mkdtempSync(join(realpathSync(tmpdir()), 'forecourt-changed-'));
    this.dir = join(this.#work, copyName);
    if (kept) this.#clear();
    mkdirSync(join(this.dir, '.forecourt'), { recursive: true });
    // Cached by input, so revisions share them.
    this.#link('pictures', join(project, '.forecourt', 'pictures'));
    this.#link('bundles', join(project, '.forecourt', 'bundles'));
    if (kept) this.#link('compiled', join(kept.work, 'compiled'));
  }

  /** Reuses the last copy's folder, whose path is in compiled code, unless another command has the lock. */
  static async inItsPlace(project: string): Promise<ProjectCopy> {
    const work = join(realpathSync(project), '.forecourt', 'compared');
    const lock = await DealerLocks.take(work, [copyName], 0).catch(() => null);
    return new ProjectCopy(project, lock && { work, lock });
  }

  #link(name: string, to: string): void {
    mkdirSync(to, { recursive: true });
    symlinkSync(to, join(this.dir, '.forecourt', name), 'junction');
  }

  /** Doesn't delete compiled code or the lock. */
  #clear(): void {
    for (const name of readdirSync(this.#work))
      if (name !== 'compiled' && name !== '.forecourt')
        rmSync(join(this.#work, name), { recursive: true, force: true });
  }

  folder(name: string): string {
    return join(this.#work, name);
  }

  /** Returns the Git tree ID. @throws CommandError for an unknown revision */
  async revisionTree(revision: string): Promise<string> {
    const git = await this.#git('present');
    return git('rev-parse', '--verify', '--quiet', `${revision}^{tree}`).catch((cause: Error) => {
      throw new CommandError(`Revision "${revision}" isn't available here. Fetch it first (git fetch origin).`, {
        cause,
      });
    });
  }

  /** Includes uncommitted changes. Git reads the files, so line endings alone don't count. */
  async presentTree(): Promise<string> {
    const git = await this.#git('present');
    const index = join(await git('rev-parse', '--absolute-git-dir'), 'index');
    if (existsSync(index)) copyFileSync(index, this.#index('present'));
    await git('-c', 'core.safecrlf=false', '-c', 'advice.addEmbeddedRepo=false', 'add', '--all');
    return git('write-tree');
  }

  async filesBetween(before: string, after: string): Promise<string[]> {
    const git = await this.#git('present');
    const names = await git('diff-tree', '-r', '--no-renames', '--name-only', '-z', before, after);
    return names.split('\0').filter((name) => name !== '');
  }

  /**
   * Leaves unchanged files alone, because file times identify images.
   *
   * @throws CommandError if packages can't be installed
   */
  async standAt(tree: string): Promise<void> {
    const git = await this.#git('copy', this.dir);
    await git('read-tree', '--reset', '-u', tree);
    await this.#usePackages();
  }

  async standAtPresent(): Promise<void> {
    await this.standAt(await this.presentTree());
  }

  /** Shares the project's packages if the lock file is the same. */
  async #usePackages(): Promise<void> {
    const own = join(this.dir, 'node_modules');
    const lock = (dir: string) => readFileSync(join(dir, 'package-lock.json'), 'utf8').replaceAll('\r\n', '\n');
    const wanted = lock(this.dir);
    rmSync(own, { recursive: true, force: true });
    if (wanted === lock(this.#project)) this.#installed.set(wanted, realpathSync(join(this.#project, 'node_modules')));
    const packages = this.#installed.get(wanted) ?? (await this.#install(own));
    this.#installed.set(wanted, packages);
    symlinkSync(packages, own, 'junction');
  }

  async #install(own: string): Promise<string> {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.dir, shell: process.platform === 'win32' }).catch(
      (cause: Error) => {
        throw new CommandError(`The base revision's packages could not be installed.\n${cause.message}`, {
          cause,
        });
      },
    );
    const packages = this.folder(`packages-${this.#installed.size}`);
    renameSync(own, packages);
    return packages;
  }

  #index(name: string): string {
    return join(this.#work, `${name}.index`);
  }

  /** Writes Git objects elsewhere, so that the project's repository doesn't change. */
  async #git(index: 'present' | 'copy', workTree = this.#project) {
    const { env: outer } = process;
    const ask = (...args: string[]) => git(args, { cwd: this.#project, env: outer });
    this.#folders ??= Promise.all([ask('rev-parse', '--absolute-git-dir'), ask('rev-parse', '--git-path', 'objects')]);
    const [gitDir, objects] = await this.#folders;
    const own = join(this.#work, 'objects');
    mkdirSync(own, { recursive: true });
    const env = {
      ...outer,
      GIT_INDEX_FILE: this.#index(index),
      GIT_DIR: gitDir,
      GIT_WORK_TREE: workTree,
      GIT_OBJECT_DIRECTORY: own,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(this.#project, objects),
    };
    return (...args: string[]) => git(args, { cwd: workTree, env });
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

async function git(args: string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  const { stdout } = await run('git', args, { cwd, env, maxBuffer: 200_000_000 });
  return stdout.replace(/\n$/, '');
}
