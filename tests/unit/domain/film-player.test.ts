import { describe, expect, test } from 'vitest';
import { filmPlayer, filmPlayers } from '#src/domain/content/film-player.ts';
import type { ContentBlock } from '#src/domain/content/blocks.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('hosted videos (PAGE-01)', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', youTube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youTube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youTube}&start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${youTube}&start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=javascript', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ])('plays %s in a privacy-friendly embedded player', (watch, player) => {
    expect(filmPlayer(watch)?.url).toBe(player);
  });

  test.each([
    'https://www.youtube.com/@harbourmotors',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/watch?v=too-short',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/harbourmotors',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://video.example/a-film',
    'no address',
  ])('leaves %s as a link', (watch) => {
    expect(filmPlayer(watch)).toBeNull();
  });

  test('lists each video company on a dealer’s pages only once', () => {
    const film = (watch: string | null): ContentBlock => ({
      kind: 'video',
      heading: 'A film',
      text: null,
      image: null,
      film: watch === null ? '/images/a.mp4' : null,
      captions: null,
      watch,
    });
    const pages = [
      { blocks: [film('https://vimeo.com/76979871'), film('https://youtu.be/dQw4w9WgXcQ')] },
      { blocks: [film('https://youtu.be/aaaaaaaaaaa'), film(null), film('https://video.example/a')] },
      {},
    ];
    expect(filmPlayers(pages).map(({ company }) => company)).toEqual(['Vimeo', 'YouTube']);
    expect(filmPlayers([])).toEqual([]);
  });
});
