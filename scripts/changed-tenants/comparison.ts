/** Compares changed files, then compiled code, and builds only undecided dealers. */
import { join } from 'node:path';
import { pathsRead } from '#src/generator/inputs.ts';
import { writtenSettings } from '#src/sources/tenants/group-settings.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { buildPlan, isSameCode } from './build-plan.ts';
import { changedDealers, type ChangedDealer } from './changes.ts';
import { changedInputs, type PathsRead } from './changed-inputs.ts';
import { functionHashes, generatorHash } from './code-hashes.ts';
import { holdFeeds } from './held-feeds.ts';
import { planOutputs, type HeldFeeds, type Outputs, type PlannedDealer } from './planned-outputs.ts';
import type { ProjectCopy } from './project-copy.ts';

interface State {
  name: 'before' | 'after';
  /** Git tree id. */
  tree: string;
  slugs: string[];
  read: PathsRead;
  built: Map<string, PlannedDealer>;
  functions: Outputs;
  generator: string;
}

export class Comparison {
  readonly #copy: ProjectCopy;
  readonly #project: string;
  readonly #base: string;
  readonly #tell: (line: string) => void;
  readonly #now = Date.now();
  readonly #feeds = { files: new Map<string, string>(), unknown: new Map<string, string>() };

  constructor(
    copy: ProjectCopy,
    { project, base, tell }: { project: string; base: string; tell: (line: string) => void },
  ) {
    this.#copy = copy;
    this.#project = project;
    this.#base = base;
    this.#tell = tell;
  }

  /** @throws CommandError if the base is unknown or code does not compile */
  async dealers(): Promise<ChangedDealer[]> {
    const trees = [await this.#copy.revisionTree(this.#base), await this.#copy.presentTree()] as const;
    const files = await this.#copy.filesBetween(...trees);
    this.#tell(`${counted(files.length, 'file')} changed since ${this.#base}.`);
    if (files.length === 0) return [];
    const before = await this.#state('before', trees[0]);
    const after = await this.#state('after', trees[1]);
    const changed = changedInputs(files, mergedPaths(before.read, after.read));
    if (changed.hasCode) await this.#compareCode([after, before]);
    const { dealers, probes } = buildPlan({
      before: before.slugs,
      after: after.slugs,
      changed,
      isSameGenerator: before.generator === after.generator,
      templateOf: (slug) => this.#written(slug).template ?? '',
      needsFeed: (slug) => JSON.stringify(this.#written(slug).stock ?? {}).includes('"url"'),
    });
    await this.#build([...dealers, ...probes.keys()], [after, before]);
    const others = [...probes].flatMap(([probe, alike]) =>
      isSameCode(before.built.get(probe), after.built.get(probe)) ? [] : alike,
    );
    await this.#build(others, [before, after]);
    const unknown = [...this.#feeds.unknown].map(([slug, text]): ChangedDealer => ({
      slug,
      change: 'unknown',
      outputs: {},
      text,
    }));
    return [...changedDealers(this.#planned(before), this.#planned(after)), ...unknown].sort((a, b) =>
      a.slug < b.slug ? -1 : 1,
    );
  }

  async #state(name: State['name'], tree: string): Promise<State> {
    await this.#copy.standAt(tree);
    const tenants = join(this.#copy.dir, 'tenants');
    const slugs = tenantSlugs(tenants);
    const read = new Map(slugs.map((slug) => [slug, pathsRead(slug, tenants)]));
    return { name, tree, slugs, read, built: new Map(), functions: new Map(), generator: '' };
  }

  async #compareCode(states: readonly State[]): Promise<void> {
    this.#tell('Comparing code.');
    for (const state of states) {
      await this.#copy.standAt(state.tree);
      state.functions = await functionHashes(this.#copy.dir);
      state.generator = await generatorHash(this.#copy.dir);
    }
  }

  /** Switches revisions once, not per dealer. */
  async #build(slugs: readonly string[], states: readonly State[]): Promise<void> {
    if (slugs.length === 0) return;
    const { files, unknown } = await holdFeeds(
      join(this.#project, 'tenants'),
      this.#copy.folder('feeds'),
      slugs.filter((slug) => tenantSlugs(join(this.#project, 'tenants')).includes(slug)),
    );
    for (const [slug, file] of files) this.#feeds.files.set(slug, file);
    for (const [slug, reason] of unknown) this.#feeds.unknown.set(slug, reason);
    for (const state of states) {
      const dealers = slugs.filter((slug) => state.slugs.includes(slug));
      if (dealers.length === 0) continue;
      const place = state.name === 'before' ? `at ${this.#base}` : 'in the working tree';
      this.#tell(`Building ${counted(dealers.length, 'dealer')} ${place}: ${dealers.join(', ')}.`);
      await this.#copy.standAt(state.tree);
      const plan = { outDir: this.#copy.folder(state.name), now: this.#now, dealers };
      for (const [slug, built] of await planOutputs(this.#copy.dir, plan, this.#feeds satisfies HeldFeeds))
        state.built.set(slug, built);
    }
  }

  #planned({ slugs, built, functions }: State): Map<string, PlannedDealer> {
    const known = slugs.filter((slug) => !this.#feeds.unknown.has(slug));
    return new Map(
      known.map((slug) => {
        const { failure, outputs } = built.get(slug) ?? { failure: null, outputs: new Map<string, string>() };
        return [slug, { failure, outputs: failure === null ? new Map([...outputs, ...functions]) : outputs }];
      }),
    );
  }

  #written(slug: string): { template?: string; stock?: object } {
    return writtenSettings(slug, join(this.#project, 'tenants')) as { template?: string; stock?: object };
  }
}

function mergedPaths(before: PathsRead, after: PathsRead): PathsRead {
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((slug) => {
      const [old, now] = [before.get(slug) ?? [], after.get(slug) ?? []];
      const cannotTell = before.get(slug) === null || after.get(slug) === null;
      return [slug, cannotTell ? null : [...old, ...now]];
    }),
  );
}

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
