/** Video players, by share link or page URL (decision 049). Prefers those that store nothing before playback. */
import type { ContentPage } from './content.ts';

export interface FilmPlayer {
  company: 'YouTube' | 'Vimeo';
  /** For the page's Content Security Policy. */
  origin: string;
  /** Plays immediately. */
  url: string;
}

const youTubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];

/** Null leaves a plain link. */
export function filmPlayer(watch: string): FilmPlayer | null {
  if (!URL.canParse(watch)) return null;
  const { hostname, pathname, searchParams } = new URL(watch);
  const host = hostname.replace(/^www\./, '');
  const steps = pathname.split('/').filter((step) => step !== '');
  if (host === 'youtu.be') return youTube(steps[0], searchParams);
  if (youTubeHosts.includes(host)) {
    const isPath = /^(embed|live|shorts)$/.test(steps[0] ?? '');
    return youTube(isPath ? steps[1] : steps[0] === 'watch' ? searchParams.get('v') : null, searchParams);
  }
  if (host === 'vimeo.com') return vimeo(steps[0], steps[1]);
  return host === 'player.vimeo.com' && steps[0] === 'video' ? vimeo(steps[1], searchParams.get('h')) : null;
}

function youTube(id: string | null | undefined, asked: URLSearchParams): FilmPlayer | null {
  if (!/^[\w-]{11}$/.test(id ?? '')) return null;
  const from = seconds(asked.get('t') ?? asked.get('start') ?? '');
  const origin = 'https://www.youtube-nocookie.com';
  return {
    company: 'YouTube',
    origin,
    url: `${origin}/embed/${id}?autoplay=1&playsinline=1&rel=0${from > 0 ? `&start=${from}` : ''}`,
  };
}

/** `key` unlocks an unlisted video. */
function vimeo(id: string | undefined, key: string | null | undefined): FilmPlayer | null {
  if (!/^\d{6,12}$/.test(id ?? '')) return null;
  const origin = 'https://player.vimeo.com';
  const opened = /^[0-9a-f]{6,16}$/.test(key ?? '') ? `&h=${key}` : '';
  return { company: 'Vimeo', origin, url: `${origin}/video/${id}?autoplay=1&dnt=1${opened}` };
}

function seconds(time: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

export function filmPlayers(pages: readonly Pick<ContentPage, 'blocks'>[]): Pick<FilmPlayer, 'company' | 'origin'>[] {
  const players = pages
    .flatMap(({ blocks = [] }) => blocks)
    .flatMap((block) => (block.kind === 'video' && block.watch !== null ? (filmPlayer(block.watch) ?? []) : []));
  return [...new Map(players.map(({ company, origin }) => [origin, { company, origin }])).values()].toSorted((a, b) =>
    a.company < b.company ? -1 : 1,
  );
}
