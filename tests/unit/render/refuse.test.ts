import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageRuntime, refusedIn } from '#src/render/refuse.ts';
import { projectDir } from '../../support/generator.ts';
import { compiled } from '../../support/planted-astro.ts';

const head = "---\nimport X from './X.tsx';\nimport S from './S.astro';\nconst { a } = Astro.props;\n---\n";

describe('the compiler refuses features that built pages do not support (OPS-01)', () => {
  test.each([
    ['an island that loads by another rule', '<X client:visible />', 'client:visible'],
    ['an island that the server does not draw', '<X client:only="react" />', 'client:only'],
    ['an island of the server', '<S server:defer />', 'server:defer'],
    ['a style element of a component', '<p>x</p><style>p { color: red; }</style>', '<style>'],
    ['variables of a style', '<p>x</p><style define:vars={{ a }}>p { color: red; }</style>', 'define:vars'],
    ['variables of a script', '<script define:vars={{ a }}>a();</script>', 'define:vars'],
    ['a transition', '<p transition:name="x">x</p>', 'transition:'],
    ['an element that stays', '<p transition:persist>x</p>', 'transition:'],
    [
      'a slot that an expression names',
      '<S>{a ? <b slot="x" /> : <i slot="y" />}</S>',
      'slots whose name is an expression',
    ],
    ['slots with arguments', "<p set:html={Astro.slots.render('default', [a])} />", 'slots with arguments'],
    ['slots taken apart', '<p>{Object.keys(Astro.slots)}</p>', 'Astro.slots'],
    ['a template element', '<template><p /></template>', '<template>'],
    ['the request', '<p>{Astro.request.url}</p>', 'Astro.request'],
    ['a redirect', '{Astro.redirect("/")}', 'Astro.redirect'],
    ['Astro as a whole', '<p>{Object.keys(Astro)}</p>', 'Astro as a whole'],
  ])('%s', (_, source, reason) => {
    expect(refusedIn(compiled(head + source))).toContain(reason);
  });

  test('names the file', () => {
    const said: string[] = [];
    const error = (message: string): never => {
      throw new Error(said[said.push(message) - 1]);
    };
    const code = compiled(`${head}<X client:load />`);
    expect(() => pageRuntime.transform.handler.call({ error }, code, '/site/src/Planted.astro')).toThrow(
      /Planted\.astro: built pages do not support client:load/,
    );
  });

  test("accepts all of the project's own components", () => {
    const files = globSync('src/**/*.astro', { cwd: projectDir });
    const refused = files.filter((file) => refusedIn(compiled(readFileSync(join(projectDir, file), 'utf8'))) !== null);
    expect(refused).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
  });
});
