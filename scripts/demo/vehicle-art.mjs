// Studio "photos" of vehicles, drawn as layered vector art.  No dependencies.
//
//   vehicleSvg({ body, paint, view, seed }) -> a complete SVG string, 1600 x 1067 (3:2)
//
// How it is put together
//   1. Small tools       random numbers from a seed, colour mixing, path text
//   2. Paints, backdrops the colour tables
//   3. Shared parts      wheel, glass, lamp, door line, handle, mirror, shadow ...
//   4. BODIES            one entry per body: profiles in centimetres, as data
//   5. Views             side, front, rear, wheel, detail-light, interior
//
// Every profile is written in real centimetres: x runs from the nose (0) to the
// tail, the second number is the HEIGHT ABOVE THE GROUND (up is positive).  A view
// turns centimetres into pixels with one scale and one ground line, so a profile
// can be read against a spec sheet: axles, wheel radius, length and height are true.

const W = 1600, H = 1067;

// ---------------------------------------------------------------- 1. small tools

const hash = (text) => {
  let h = 2166136261;
  for (const c of String(text)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h ^= h >>> 15; h = Math.imul(h, 2246822507); h ^= h >>> 13; h = Math.imul(h, 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
};
/** Numbers in [0, 1). */
const randomFrom = (seed) => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const pick = (random, list) => list[Math.floor(random() * list.length) % list.length];
const n1 = (v) => String(Math.round(v * 10) / 10);
const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const mix = (a, b, t) => {
  const [p, q] = [rgb(a), rgb(b)];
  return '#' + p.map((v, i) => Math.round(v + (q[i] - v) * t).toString(16).padStart(2, '0')).join('');
};
const lum = (hex) => { const [r, g, b] = rgb(hex); return (0.299 * r + 0.587 * g + 0.114 * b) / 255; };

/** Centimetres to pixels: scale, left edge, ground line. */
const mapper = (s, ox, gy) => {
  const X = (x) => ox + x * s, Y = (h) => gy - h * s;
  /** Path text in centimetres (absolute M L C S Q Z only) to path text in pixels. */
  const P = (d) => {
    let out = '', i = 0;
    for (const t of d.match(/[A-Za-z]|-?\d*\.?\d+/g)) {
      if (/[A-Za-z]/.test(t)) { out += t; i = 0; continue; }
      out += (i && !/[A-Za-z]$/.test(out) ? ' ' : '') + n1(i % 2 ? Y(+t) : X(+t));
      i++;
    }
    return out;
  };
  return { s, X, Y, P, k: (v) => n1(v * s), x: (v) => n1(X(v)), y: (v) => n1(Y(v)) };
};
const grad = (id, x1, y1, x2, y2, stops) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}">${stopList(stops)}</linearGradient>`;
const boxGrad = (id, x1, y1, x2, y2, stops) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
const radial = (id, stops, extra = '') => `<radialGradient id="${id}" ${extra}>${stopList(stops)}</radialGradient>`;
const stopList = (stops) => stops.map(([o, c, a]) =>
  `<stop offset="${Math.round(o * 1000) / 1000}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('');
const blur = (id, v) => `<filter id="${id}" x="-15%" y="-120%" width="130%" height="340%"><feGaussianBlur stdDeviation="${n1(v)}"/></filter>`;

// ---------------------------------------------------------- 2. paints, backdrops

// hi: hit by ceiling lights; lt: faces up; base: the named colour; dk: faces down; deep: the sill. gloss: strength of
// highlights.
const PAINTS = {
  white:    { hi: '#ffffff', lt: '#fbfcfc', base: '#eceff0', dk: '#c3cacf', deep: '#8f989f', gloss: 0.9 },
  pearl:    { hi: '#fffdf8', lt: '#f7f2e8', base: '#e8e1d3', dk: '#c0b7a6', deep: '#8b8374', gloss: 0.95 },
  silver:   { hi: '#f4f7f9', lt: '#d7dce0', base: '#b4bbc1', dk: '#858d95', deep: '#565e66', gloss: 1 },
  grey:     { hi: '#cfd5d9', lt: '#9aa3aa', base: '#747d85', dk: '#4f575f', deep: '#30363c', gloss: 0.9 },
  graphite: { hi: '#a9b2ba', lt: '#69727b', base: '#454c54', dk: '#2b3036', deep: '#191c20', gloss: 0.85 },
  black:    { hi: '#9aa4ae', lt: '#4a5159', base: '#1e2125', dk: '#101214', deep: '#07080a', gloss: 0.85 },
  red:      { hi: '#ff9a8c', lt: '#e63b33', base: '#c4161c', dk: '#860d14', deep: '#4c070c', gloss: 0.75 },
  maroon:   { hi: '#d99a9e', lt: '#94303c', base: '#6a1623', dk: '#430c16', deep: '#25060c', gloss: 0.75 },
  blue:     { hi: '#a9d0ff', lt: '#3c83d6', base: '#1c5fb3', dk: '#113e7b', deep: '#0a2347', gloss: 0.8 },
  navy:     { hi: '#9fb4d6', lt: '#41608f', base: '#1f3a66', dk: '#132544', deep: '#0a1528', gloss: 0.8 },
  green:    { hi: '#b5d3bf', lt: '#4b8264', base: '#27573f', dk: '#173828', deep: '#0c2018', gloss: 0.8 },
  beige:    { hi: '#fbf5e6', lt: '#e2d6ba', base: '#c9b896', dk: '#978765', deep: '#5f5540', gloss: 0.9 },
  bronze:   { hi: '#f0dcc4', lt: '#b9946b', base: '#8f6b45', dk: '#60462b', deep: '#382817', gloss: 0.9 },
  orange:   { hi: '#ffd2a3', lt: '#f68a32', base: '#dd6414', dk: '#9c420b', deep: '#5a2506', gloss: 0.75 },
  yellow:   { hi: '#fff5bd', lt: '#ffd93d', base: '#f2bd12', dk: '#b9860b', deep: '#705006', gloss: 0.7 },
};

const BACKDROPS = {
  // wall top, wall at the horizon, floor at the horizon, floor in front
  mist:  ['#dde3e8', '#f4f6f7', '#e6eaed', '#c3cad0'],
  paper: ['#e4e2de', '#f7f6f3', '#eae8e4', '#c9c6c0'],
  sky:   ['#d3dde6', '#eff4f8', '#dfe7ed', '#b8c4ce'],
  stone: ['#d9dad8', '#f1f2f0', '#e3e4e2', '#bec0bd'],
  // Darker backdrops for white, pearl, silver and yellow.
  fog:   ['#a9b3bc', '#cdd5db', '#b6c0c8', '#8b96a0'],
  clay:  ['#b5b0a9', '#d5d1cb', '#c2bdb6', '#969089'],
  slate: ['#8f9aa5', '#bac4cd', '#a2aeb8', '#74818d'],
  harbour: ['#9fb0bd', '#c7d4dd', '#afbfca', '#8193a1'],
};
const backdropFor = (paint, random, b) => BACKDROPS[pick(random, b?.deepBackdrop || lum(PAINTS[paint].base) > 0.66
  ? ['fog', 'clay', 'slate', 'harbour'] : ['mist', 'paper', 'sky', 'stone'])];

/** A dark room with one warm light behind the vehicle and its own colour, #14120f, at every edge. */
const NIGHT = 'night', NIGHT_GROUND = '#14120f';
const nightRoom = (id, horizon, cx) => ({
  defs: radial(id + 'gl', [[0, '#86735a', 1], [0.4, '#5f513f', 0.75], [0.75, '#332b22', 0.45], [1, NIGHT_GROUND, 0]])
    + radial(id + 'fl0', [[0, '#6a5a46', 0.85], [1, NIGHT_GROUND, 0]])
    + boxGrad(id + 'fd', 0, 0, 0, 1, [[0, NIGHT_GROUND, 1], [0.12, NIGHT_GROUND, 0], [0.6, NIGHT_GROUND, 0], [0.75, NIGHT_GROUND, 0.3], [0.97, NIGHT_GROUND, 1]])
    + boxGrad(id + 'fs', 0, 0, 1, 0, [[0, NIGHT_GROUND, 1], [0.09, NIGHT_GROUND, 0], [0.91, NIGHT_GROUND, 0], [1, NIGHT_GROUND, 1]])
    + radial(id + 'vg', [[0.5, '#0a0907', 0.1], [1, '#0a0907', 0.5]], 'cx=".5" cy=".42" r=".8"'),
  art: `<rect width="${W}" height="${H}" fill="${NIGHT_GROUND}"/>`
    + `<ellipse cx="${n1(cx)}" cy="${n1(horizon - 190)}" rx="740" ry="400" fill="url(#${id}gl)"/>`
    + `<ellipse cx="${n1(cx)}" cy="${n1(horizon + 140)}" rx="740" ry="130" fill="url(#${id}fl0)"/>`,
  vignette: `<rect width="${W}" height="${H}" fill="url(#${id}fd)"/><rect width="${W}" height="${H}" fill="url(#${id}fs)"/>`,
  near: `<rect width="${W}" height="${H}" fill="url(#${id}vg)"/>`,
});
/** Makes a vehicle a little darker and warmer. */
const nightLight = (id, tone, art) => tone !== NIGHT ? art
  : `<filter id="${id}nl" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="linear" slope=".7"/><feFuncG type="linear" slope=".66"/><feFuncB type="linear" slope=".64"/></feComponentTransfer></filter><linearGradient id="${id}ns" gradientUnits="userSpaceOnUse" x1="0" y1="480" x2="0" y2="780"><stop stop-color="#0a0907" stop-opacity="0"/><stop offset="1" stop-color="#0a0907" stop-opacity=".34"/></linearGradient><g filter="url(#${id}nl)">${art}</g><rect y="480" width="${W}" height="${H - 480}" fill="url(#${id}ns)"/>`;

const backdrop = (id, tone, horizon, cx = 800) => {
  if (tone === NIGHT) return nightRoom(id, horizon, cx);
  const [top, low, floor, front] = tone;
  const h = horizon / H;
  return {
    defs: grad(id + 'bg', 0, 0, 0, H, [[0, top], [h - 0.1, mix(top, low, 0.85)], [h - 0.02, low], [h + 0.03, mix(low, floor, 0.75)], [h + 0.1, floor], [1, front]])
      + radial(id + 'gl', [[0, '#fff', 0.55], [0.6, '#fff', 0.14], [1, '#fff', 0]])
      + radial(id + 'vg', [[0.55, '#0b1520', 0], [1, '#0b1520', 0.15]], 'cx=".5" cy=".5" r=".75"'),
    art: `<rect width="${W}" height="${H}" fill="url(#${id}bg)"/>`
      + `<ellipse cx="${n1(cx)}" cy="${n1(horizon - 130)}" rx="860" ry="400" fill="url(#${id}gl)"/>`,
    vignette: `<rect width="${W}" height="${H}" fill="url(#${id}vg)"/>`,
  };
};

// --------------------------------------------------------------- 3. shared parts

// --- wheels.  Drawn on a 200 x 200 square, tyre radius 100, and used twice.

const rot = (a, pts) => {
  const c = Math.cos(a), s = Math.sin(a);
  return pts.map(([x, y]) => [n1(x * c - y * s), n1(x * s + y * c)].join(' '));
};
/** One closed straight-sided piece per angle, all in one path (so one light falls on all). */
const around = (count, pts, offset = 0) => Array.from({ length: count }, (_, i) =>
  'M' + rot(offset + (i * 2 * Math.PI) / count, pts).join('L') + 'Z').join('');
/** As above; every piece is M p0 then cubics through the rest (3 points each). */
const aroundCurved = (count, pts, offset = 0) => Array.from({ length: count }, (_, i) => {
  const q = rot(offset + (i * 2 * Math.PI) / count, pts);
  let d = 'M' + q[0];
  for (let j = 1; j + 2 < q.length; j += 3) d += `C${q[j]} ${q[j + 1]} ${q[j + 2]}`;
  return d + 'Z';
}).join('');

// Spokes point up (towards -y).  r is the radius where they meet the rim.
const SPOKES = {
  five: (r) => aroundCurved(5, [[-9, -12], [-8, -r * 0.5], [-9, -r * 0.75], [-14, -r], [-5, -r - 1], [5, -r - 1], [14, -r], [9, -r * 0.75], [8, -r * 0.5], [9, -12], [4, -10], [-4, -10], [-9, -12]]),
  twin: (r) => [-1, 1].map((m) => aroundCurved(5, [[m * 1, -10], [m * 2.5, -r * 0.4], [m * 5.5, -r * 0.75], [m * 8, -r], [m * 11, -r], [m * 13, -r], [m * 15.5, -r + 1], [m * 12.5, -r * 0.7], [m * 10, -r * 0.4], [m * 9, -12], [m * 6, -10], [m * 4, -10], [m * 1, -10]])).join(''),
  ten: (r) => around(10, [[-4.4, -12], [-3.1, -r], [3.1, -r], [4.4, -12]]),
  multi: (r) => around(15, [[-2.6, -14], [-2.2, -r], [2.2, -r], [2.6, -14]]),
  vee: (r) => [-1, 1].map((m) => around(7, [[-2.4, -12], [m * r * 0.26 - 3.2, -r * 0.97], [m * r * 0.26 + 3.2, -r * 0.97], [2.4, -12]])).join(''),
  turbine: (r) => aroundCurved(9, [[-5, -12], [-9, -r * 0.45], [-4, -r * 0.75], [5, -r], [8, -r], [11, -r], [13, -r + 1], [7, -r * 0.7], [3, -r * 0.4], [5, -12], [2, -11], [-2, -11], [-5, -12]]),
  six: (r) => around(6, [[-9.5, -12], [-7, -r * 0.62], [-12, -r], [12, -r], [7, -r * 0.62], [9.5, -12]]),
};

/**
 * A wheel as a <symbol>.  rim: share of the tyre radius; style: a key of SPOKES or
 * 'steel' (pressed steel with holes); tone: 'silver' | 'machined' | 'black' | 'gunmetal'.
 */
const wheelSymbol = (id, { rim = 0.7, style = 'five', tone = 'silver', caliper = '#8a9096', chunky = false }) => {
  const r = rim * 100, tones = {
    silver:   ['#fafbfc', '#c9cfd4', '#868e96', '#5d656d'],
    machined: ['#ffffff', '#d5dade', '#959da5', '#25292e'],
    gunmetal: ['#cfd5da', '#949ca3', '#5e666d', '#2e3338'],
    black:    ['#70777e', '#383d42', '#1f2326', '#0f1113'],
  };
  const [hi, md, lo, edge] = tones[tone];
  const lugs = style === 'six' ? 6 : 5;
  const defs = radial(id + 'ty', [[0.7, '#33373a'], [0.84, '#2a2e31'], [0.92, '#1f2225'], [0.98, '#141618'], [1, '#08090a']])
    + grad(id + 'rm', -40, -r, 40, r, [[0, hi], [0.45, md], [1, lo]])
    + grad(id + 'sp', -30, -r, 30, r, [[0, hi], [0.4, md], [0.75, lo], [1, mix(lo, md, 0.5)]])
    + radial(id + 'ba', [[0, '#2f3438'], [0.7, '#1b1e21'], [1, '#0b0c0e']])
    + grad(id + 'dk', -30, -40, 30, 40, [[0, '#a4abb1'], [0.5, '#777e85'], [1, '#4b5157']]);
  const tread = chunky ? `<circle r="98" fill="none" stroke="#0a0b0c" stroke-width="5" stroke-dasharray="9 4.2"/>` : '';
  let face;
  if (style === 'steel') {
    const holes = Array.from({ length: 8 }, (_, i) => { const a = (i * Math.PI) / 4; return `<ellipse rx="8.5" ry="5.6" transform="rotate(${45 * i}) translate(0 ${n1(-r * 0.72)})"/>`; }).join('');
    face = `<circle r="${n1(r * 0.93)}" fill="url(#${id}sp)"/><circle r="${n1(r * 0.9)}" fill="none" stroke="${edge}" stroke-opacity=".5"/><g fill="#0d0f11">${holes}</g>`
      + `<circle r="${n1(r * 0.5)}" fill="url(#${id}rm)" stroke="${edge}" stroke-opacity=".55"/><circle r="${n1(r * 0.22)}" fill="${lo}" stroke="${edge}" stroke-opacity=".6"/>`;
  } else {
    const d = SPOKES[style](r * 0.955);
    face = `<circle r="${n1(r * 0.62)}" fill="url(#${id}dk)" opacity=".85"/><circle r="${n1(r * 0.36)}" fill="#2a2e32"/>`
      + `<path d="M${n1(r * 0.3)} ${n1(-r * 0.58)}A${n1(r * 0.66)} ${n1(r * 0.66)} 0 0 1 ${n1(r * 0.66)} ${n1(r * 0.12)}L${n1(r * 0.46)} ${n1(r * 0.1)}A${n1(r * 0.47)} ${n1(r * 0.47)} 0 0 0 ${n1(r * 0.2)} ${n1(-r * 0.42)}Z" fill="${caliper}"/>`
      + `<path d="${d}" fill="#050607" opacity=".55" transform="translate(1.5 3)"/>`
      + `<path d="${d}" fill="url(#${id}sp)" stroke="${edge}" stroke-width="1.3" stroke-linejoin="round"/>`
      + `<circle r="${n1(r * 0.27)}" fill="url(#${id}sp)" stroke="${edge}" stroke-opacity=".6"/>`;
  }
  const nuts = around(lugs, [[-1.6, -r * 0.19 - 1.6], [1.6, -r * 0.19 - 1.6], [1.6, -r * 0.19 + 1.6], [-1.6, -r * 0.19 + 1.6]], style === 'steel' ? 0.3 : Math.PI / lugs);
  const art = `<symbol id="${id}" viewBox="-100 -100 200 200" overflow="visible">`
    + `<circle r="100" fill="url(#${id}ty)"/>${tread}`
    + `<circle r="${n1((100 + r) / 2 + 5)}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.6"/>`
    + `<circle r="${n1(r + 3.5)}" fill="#0a0b0c"/>`
    + `<circle r="${n1(r + 1)}" fill="url(#${id}rm)"/><circle r="${n1(r * 0.945)}" fill="url(#${id}ba)"/>`
    + face + `<path d="${nuts}" fill="#15181a" opacity=".75"/>`
    + `<circle r="${n1(r * 0.115)}" fill="#1a1d20" stroke="${hi}" stroke-opacity=".45"/>`
    + `</symbol>`;
  return { defs, art };
};
const useWheel = (id, m, x, r, turn = 0) =>
  `<use href="#${id}" x="-100" y="-100" width="200" height="200" transform="translate(${m.x(x)} ${m.y(r)}) scale(${(r * m.s / 100).toFixed(4)}) rotate(${turn})"/>`;

// --- the body side

/** Closes an upper profile along the sill with round wheel arches. */
const withArches = (m, b) => {
  let d = m.P(b.top);
  for (const ax of [...(b.arched ?? b.axles)].reverse()) {
    const R = b.arch, dx = Math.sqrt(Math.max(0, R * R - (b.r - b.sill) ** 2));
    d += `L${m.x(ax + dx)} ${m.y(b.sill)}A${m.k(R)} ${m.k(R)} 0 ${b.r > b.sill ? 1 : 0} 0 ${m.x(ax - dx)} ${m.y(b.sill)}`;
  }
  return d + 'Z';
};
const archArc = (m, ax, b, R, low) => {
  const dx = Math.sqrt(Math.max(1, R * R - (b.r - low) ** 2));
  return `M${m.x(ax + dx)} ${m.y(low)}A${m.k(R)} ${m.k(R)} 0 ${b.r > low ? 1 : 0} 0 ${m.x(ax - dx)} ${m.y(low)}`;
};

const paintStops = (p, b) => {
  const top = b.h, low = b.sill - 2, at = (h) => Math.min(1, Math.max(0, (top - h) / (top - low)));
  return [
    [0, mix(p.lt, p.hi, 0.7)], [at(top - 5), p.lt], [at(top - 13), p.base],
    [at(b.belt + 8), mix(p.base, p.dk, 0.25)], [at(b.belt), p.lt],
    [at(b.shoulderAt), mix(p.lt, p.hi, 0.35)], [at(b.shoulderAt - 4), mix(p.base, p.lt, 0.35)],
    [at(b.shoulderAt - 18), p.base], [at(b.sill + 24), mix(p.base, p.dk, 0.7)], [at(b.sill + 9), p.dk], [at(b.sill + 2), p.deep], [1, p.deep],
  ];
};

const glassStops = (tint = 0) => [[0, mix('#7c8c98', '#2b333a', tint)], [0.3, mix('#3d4a54', '#1b2126', tint)], [0.7, '#1a2127'], [1, '#0e1317']];

/** A shut line: dark cut with a light edge. */
const cut = (m, d, p, w = 0.55) => {
  const px = m.P(d);
  return `<path d="${px}" stroke="#fff" stroke-opacity="${n1(0.12 + p.gloss * 0.18)}" stroke-width="${m.k(w)}" transform="translate(${m.k(0.5)} ${m.k(0.15)})"/>`
    + `<path d="${px}" stroke="${mix(p.deep, '#000000', 0.45)}" stroke-opacity=".85" stroke-width="${m.k(w)}"/>`;
};

const handle = (m, [x, h, tilt = -2], p, chrome) => {
  const w = 21, t = 2.7, f = chrome ? '#d9dee2' : mix(p.base, p.lt, 0.6);
  return `<g transform="translate(${m.x(x)} ${m.y(h)}) rotate(${tilt}) scale(${m.s.toFixed(3)})">`
    + `<ellipse cx="${w * 0.42}" cy="1" rx="8.4" ry="3.6" fill="${p.deep}" opacity=".42"/>`
    + `<rect y="${-t / 2 + 0.9}" width="${w}" height="${t}" rx="${t / 2}" fill="${p.deep}" opacity=".7"/>`
    + `<rect y="${-t / 2}" width="${w}" height="${t}" rx="${t / 2}" fill="${f}"/>`
    + `<rect x="1" y="${-t / 2 + 0.3}" width="${w - 2}" height=".8" rx=".4" fill="${p.hi}" opacity=".9"/></g>`;
};

const mirror = (m, [x, h, w = 22, t = 13], p, fill) => {
  const q = (a, c) => `${m.x(x + a)} ${m.y(h + c)}`;
  return `<path d="M${q(w * 0.35, 0)}L${q(w * 0.72, 1)}L${q(w * 0.8, -3)}L${q(w * 0.45, -4)}Z" fill="#111417"/>`
    + `<path d="M${q(0.5, t * 0.42)}C${q(1.5, t * 0.86)} ${q(w * 0.4, t * 1.02)} ${q(w * 0.78, t)}C${q(w * 0.98, t * 0.98)} ${q(w, t * 0.8)} ${q(w, t * 0.45)}C${q(w, t * 0.1)} ${q(w * 0.96, 0)} ${q(w * 0.7, 0)}C${q(w * 0.35, 0)} ${q(-0.5, t * 0.1)} ${q(0.5, t * 0.42)}Z" fill="${fill}"/>`
    + `<path d="M${q(0.5, t * 0.36)}C${q(w * 0.3, t * 0.3)} ${q(w * 0.7, t * 0.25)} ${q(w, t * 0.3)}C${q(w, t * 0.06)} ${q(w * 0.96, 0)} ${q(w * 0.7, 0)}C${q(w * 0.35, 0)} ${q(0, t * 0.08)} ${q(0.5, t * 0.36)}Z" fill="#0d0f11" opacity=".72"/>`
    + `<path d="M${q(3, t * 0.72)}C${q(w * 0.3, t * 0.93)} ${q(w * 0.55, t * 0.95)} ${q(w * 0.85, t * 0.9)}" fill="none" stroke="${p.hi}" stroke-opacity=".8" stroke-width="${m.k(0.8)}" stroke-linecap="round"/>`;
};

/** Soft pool of shade under the vehicle and a tight dark contact under each tyre. */
const groundShadow = (id, m, b) => {
  const x0 = b.shadow?.[0] ?? 4, x1 = b.shadow?.[1] ?? b.len - 4, cx = (x0 + x1) / 2;
  return {
    defs: blur(id + 'b1', 16) + blur(id + 'b2', 5)
      + (b.bare ? '' : grad(id + 'ub', 0, m.Y(b.sill), 0, m.Y(-3), b.tall ? [[0, '#070a0d', 0.9], [0.35, '#070a0d', 0.5], [1, '#070a0d', 0.22]] : [[0, '#070a0d', 0.95], [0.55, '#070a0d', 0.6], [1, '#070a0d', 0.26]]))
      + radial(id + 'sh', [[0, '#0a0f14', 0.62], [0.6, '#0a0f14', 0.4], [1, '#0a0f14', 0]]),
    art: `<ellipse cx="${m.x(cx)}" cy="${m.y(-2)}" rx="${m.k((x1 - x0) * 0.58)}" ry="${m.k(17)}" fill="url(#${id}sh)" opacity=".75"/>`
      + `<ellipse cx="${m.x(cx)}" cy="${m.y(1)}" rx="${m.k((x1 - x0) * 0.485)}" ry="${m.k(5)}" fill="#05080b" opacity=".62" filter="url(#${id}b1)"/>`
      + (b.bare ? '' : `<path d="M${m.x(b.axles[0])} ${m.y(b.sill)}L${m.x(b.axles.at(-1))} ${m.y(b.sill)}L${m.x(b.axles.at(-1))} ${m.y(0)}L${m.x(b.axles[0])} ${m.y(0)}Z" fill="url(#${id}ub)" filter="url(#${id}b2)"/>`)
      + b.axles.map((a) => `<ellipse cx="${m.x(a + 1)}" cy="${m.y(0)}" rx="${m.k(b.r * 0.78)}" ry="${m.k(2.6)}" fill="#020304" opacity=".8" filter="url(#${id}b2)"/>`).join(''),
  };
};

/**
 * Free-form parts: [fill, path, { s, w, o }] where fill and s (stroke) name a material,
 * w is the stroke width in centimetres and o the opacity.
 */
const materialsOf = (id, m, b, p) => ({
  defs: [
    grad(id + 'mp', 0, m.Y(b.paintTop ?? b.h), 0, m.Y(b.paintLow ?? 20), [[0, p.hi], [0.1, p.lt], [0.45, p.base], [0.8, p.dk], [1, p.deep]]),
    grad(id + 'mw', 0, m.Y(b.h), 0, m.Y(30), [[0, '#ffffff'], [0.25, '#f4f6f7'], [0.6, '#e4e8ea'], [1, '#b9c0c5']]),
    boxGrad(id + 'ma', 0, 0, 0, 1, [[0, '#f4f7f9'], [0.45, '#c3cad0'], [1, '#858e96']]),
    boxGrad(id + 'mm', 0, 0, 0, 1, [[0, '#8b939a'], [0.5, '#5a6269'], [1, '#31373c']]),
    boxGrad(id + 'mc', 0, 0, 0, 1, [[0, '#ffffff'], [0.3, '#dfe5ea'], [0.5, '#77818a'], [0.62, '#c2cad1'], [1, '#6a747d']]),
    boxGrad(id + 'md', 0, 0, 0, 1, [[0, '#41474c'], [0.5, '#24282b'], [1, '#121416']]),
    boxGrad(id + 'mg', 0, 0, 0.3, 1, [[0, '#72838f'], [0.35, '#38454f'], [1, '#10161b']]),
    boxGrad(id + 'ms', 0, 0, 0, 1, [[0, '#4a4f54'], [0.3, '#26292c'], [1, '#141618']]),
    boxGrad(id + 'mt', 0, 0, 0, 1, [[0, '#f4493e'], [0.4, '#c11219'], [1, '#6a070e']]),
  ].join(''),
  of: { paint: `url(#${id}mp)`, white: `url(#${id}mw)`, alu: `url(#${id}ma)`, metal: `url(#${id}mm)`, chrome: `url(#${id}mc)`, dark: `url(#${id}md)`, glass: `url(#${id}mg)`, seat: `url(#${id}ms)`, tail: `url(#${id}mt)`,
    black: '#0d0f11', amber: '#f59a23', hi: p.hi, lt: p.lt, base: p.base, dk: p.dk, deep: p.deep, lamp: '#eef4f8', line: '#15181b', gold: '#c59a45', none: 'none' },
});
const drawParts = (m, list, mat) => (list ?? []).map(([fill, d, e = {}]) =>
  `<path d="${m.P(d)}" fill="${mat.of[fill]}"${e.s ? ` stroke="${mat.of[e.s]}" stroke-width="${m.k(e.w ?? 0.5)}" stroke-linecap="round" stroke-linejoin="round"` : ''}${e.o ? ` opacity="${e.o}"` : ''}/>`).join('');

/** A motorcycle wheel: open between the spokes, so the backdrop shows through. */
const bikeWheel = (id, { wire = false, rimTone = 'black', fat = 22, knobs = false, disc = true }) => {
  const rimC = { black: '#1c1f22', silver: '#b9c1c8', gold: '#b88f3e' }[rimTone], inner = 100 - fat;
  let spokes;
  if (wire) {
    spokes = `<path d="${Array.from({ length: 18 }, (_, i) => { const a = (i * Math.PI) / 9, c = a + (i % 2 ? 0.5 : -0.5); return `M${n1(11 * Math.cos(c))} ${n1(11 * Math.sin(c))}L${n1((inner - 3) * Math.cos(a))} ${n1((inner - 3) * Math.sin(a))}`; }).join('')}" stroke="#aeb6bd" stroke-width="1.3"/>`;
  } else {
    spokes = `<path d="${[-1, 1].map((k) => around(5, [[k * 2, -10], [k * 9 - 2.6, -inner + 2], [k * 9 + 2.6, -inner + 2], [k * 6, -9]])).join('')}" fill="${rimC}" stroke="#000" stroke-opacity=".4"/>`;
  }
  return {
    defs: '',
    art: `<symbol id="${id}" viewBox="-100 -100 200 200" overflow="visible"><g fill="none">`
      + (knobs ? `<circle r="98" stroke="#141617" stroke-width="5" stroke-dasharray="8 4.3"/>` : '')
      + `<circle r="${n1(100 - fat / 2)}" stroke="#1b1d20" stroke-width="${fat}"/><circle r="${n1(100 - fat * 0.22)}" stroke="#0d0e10" stroke-width="${n1(fat * 0.44)}"/><circle r="${n1(100 - fat * 0.62)}" stroke="#4a5056" stroke-opacity=".7" stroke-width="1.6"/>`
      + `<circle r="${n1(inner - 2.5)}" stroke="${rimC}" stroke-width="6"/><circle r="${n1(inner)}" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>${spokes}`
      + (disc ? `<circle r="40" stroke="#9aa3aa" stroke-width="9"/><circle r="40" stroke="#5d666d" stroke-width="5" stroke-dasharray="2.4 5"/><circle r="45" stroke="#e7ecf0" stroke-opacity=".7"/>` : '')
      + `</g><circle r="11" fill="#2a2e32" stroke="#9aa3aa" stroke-width="1.5"/><circle r="4.5" fill="#c9d0d6"/></symbol>`,
  };
};

/** A caravan on one axle or two: its wheel box starts 48 cm before the first and ends 48 cm after the last. */
const vanOn = (axles) => {
  const a = axles[0] - 48, z = axles.at(-1) + 48;
  return {
    axles,
    behind: [
      ['dark', 'M14 50L150 56L660 56L660 70L150 70L14 58Z'],
      ['black', `M${a - 6} 50L${z + 6} 50L${z + 6} 92L${a - 6} 92Z`],
    ],
    parts: [
      // body with wheel box
      ['white', `M166 66L${a} 66C${a + 2} 88 ${a + 12} 96 ${a + 28} 96L${z - 28} 96C${z - 12} 96 ${z - 2} 88 ${z} 66L676 66C683 66 687 70 687.6 78L690 250C690 266 682 274 668 275L232 280C214 280 202 276 194 264L134 172C130 166 128 160 128 152L128 112C128 106 130 102 134 98L158 70C160 67 162 66 166 66Z`, { s: 'dk', w: 0.4 }],
      ['dark', `M158 68L${a - 1} 66C${a + 0.4} 78 ${a + 4} 86 ${a + 10} 92L${a + 8} 112L134 112C131 106 132 101 136 96ZM${z + 1} 66L676 66C683 66 687 70 687.6 78L688 112L${z - 8} 112L${z - 10} 92C${z - 4} 86 ${z} 78 ${z + 1} 66ZM${a + 8} 112L${z - 8} 112L${z - 8} 100L${a + 8} 100Z`],
      ['none', 'M134 112L688 112', { s: 'chrome', w: 1.4 }],
      ['paint', 'M129 118L688.4 118L688.6 140L420 140C360 140 320 156 270 156L128.4 156L128 130Z'],
      ['deep', 'M128.6 162L270 162C324 162 362 146 420 146L688.6 146L688.6 149L422 149C366 149 328 166 272 166L129.6 166Z', { o: 0.85 }],
      ['none', 'M196 265C204 276 216 279 232 279L668 274C681 273 689 265 689 250', { s: 'alu', w: 2.4 }],
      ['glass', 'M156 186L196 246C198 250 201 252 205 252L206 252L206 186C206 183 204 181 201 181L159 181C155 181 154 183 156 186Z', { s: 'line', w: 1.6 }],
      ['glass', 'M296 178L392 178C396 178 398 180 398 184L398 228C398 232 396 234 392 234L296 234C292 234 290 232 290 228L290 184C290 180 292 178 296 178Z', { s: 'line', w: 1.8 }],
      ['glass', 'M560 178L646 178C650 178 652 180 652 184L652 228C652 232 650 234 646 234L560 234C556 234 554 232 554 228L554 184C554 180 556 178 560 178Z', { s: 'line', w: 1.8 }],
      ['none', 'M226 76L226 238C226 242 228 244 232 244L268 244C272 244 274 242 274 238L274 76Z', { s: 'dk', w: 1 }],
      ['glass', 'M236 190L264 190L264 234L236 234Z', { s: 'line', w: 1 }], ['dark', 'M266 150L270.6 150L270.6 164L266 164Z'],
      ['none', 'M430 170L520 170L520 236L430 236Z', { s: 'dk', w: 0.7, o: 0.7 }],
      ['none', 'M300 74L370 74L370 104L300 104ZM580 74L660 74L660 104L580 104Z', { s: 'metal', w: 0.7 }],
      ['alu', 'M244 257L640 254L640 263L244 266Z', { s: 'line', w: 0.4 }], ['dark', 'M236 256L244 256L244 267L236 267ZM640 253L648 253L648 264L640 264Z'],
      ['white', 'M420 277.6L500 276.8L494 287L428 288Z', { s: 'dk', w: 0.4 }], ['dark', 'M560 276L630 275.4L630 279L560 280Z'],
      ['tail', 'M680 124L688.4 124L688.6 150L680 150Z'], ['amber', 'M686 258L690 258L690 264L686 264Z'],
      // drawbar, stone guard, jockey wheel, spare
      ['dark', 'M12 52C8 52 6 55 6 58C6 62 9 64 13 64L30 63L140 74L150 56L26 50Z'],
      ['metal', 'M62 58L120 63L126 112L98 112Z'], ['alu', 'M70 66C70 64 72 63 74 63L88 64C91 64 92 66 92 68L92 104C92 108 90 110 86 110L76 110C72 110 70 108 70 104Z', { s: 'line', w: 0.5 }], ['alu', 'M96 66L112 67C114 67 116 68 116 71L116 104C116 108 114 110 110 110L100 110C96 110 94 108 94 104L94 68Z', { s: 'line', w: 0.5 }],
      ['metal', 'M40 12L45 12L45 84L40 84Z'], ['black', 'M42.5 0C48 0 52 4 52 9.4C52 14.6 48 18.6 42.5 18.6C37 18.6 33 14.6 33 9.4C33 4 37 0 42.5 0Z'], ['none', 'M42 84L52 90', { s: 'line', w: 1.8 }],
      ['dark', 'M640 26L646 26L652 66L634 66Z'], ['dark', 'M206 30L212 30L218 66L200 66Z'],
    ],
  };
};

// -------------------------------------------------------------------- 4. BODIES
//
// top        outline from the front chin, over the roof, to the rear bottom corner;
//            the sill and the wheel arches close it
// axles, r   wheel centres and tyre radius; arch: radius of the cut-out
// sill       height of the lower edge; belt: height of the window line
// shoulder   the crease that catches the light; shoulderAt: its height mid-body
// horizon    upper edge of the dark floor reflection in the flank
// lower      the light-catcher above the sill
// screen     slivers of windscreen and rear window seen past the pillars
// dlo        outline of the side windows; pillars: black uprights across it
// cuts       shut lines; black: unpainted trim; lamp, tail: lights
// seats      [x, h] of the top of each head restraint

const BODIES = {
  sedan: {
    len: 486, h: 145, axles: [92, 376], r: 35.4, arch: 38.2, sill: 22.5, belt: 101, shoulderAt: 92,
    top: 'M26 21C14 22 6 26 3.4 34C1.4 42 0 51 0 58.6C0.4 65.6 3.6 71.2 10 74.6C17 78.2 26 80.4 36 82.4C66 88.6 100 94.8 132 100.2C156 114.4 184 130 209 138.4C224 143.2 242 145.2 260 145.2C296 145.2 324 140.2 348 132C370 124.4 392 115.4 411 108.6C434 108.6 456 108.2 477 107.2L478.4 105.4C480.6 98 483 88 484.2 78C485.6 68 485.6 60 484.6 53C483 43 478 34 466 27.6',
    shoulder: 'M50 84.6C96 90.6 146 92.4 206 93.2C296 94.6 392 100 476 99.4',
    horizon: 'M-5 61C60 65 120 66 200 67.4C320 69 420 72 492 70',
    lower: 'M132 40C194 34.6 274 35 338 47',
    hood: 'M40 82.2C74 88.6 106 94 134 98.4',
    screen: ['M134.6 100.8C158 114.6 186 130 210 138L214.6 136.4C191 128.6 168 115.4 147.6 101Z', 'M352 130.4C372 123.4 392 115.2 409 108.7L398 108.3C386 114.8 370 123 352 130.4Z'],
    dlo: 'M150 99.8C171 112.4 194 126 214 132.8C228 137.4 243 139.2 259 139.2C288 139.2 312 135.8 334 128.2C352 121.8 366 114.8 378 108.4C376.4 106.6 373.6 105.9 370 105.8L152 99.4Z',
    pillars: ['M240 96L247.6 96L249.4 142L241 142Z', 'M346 98L349.6 98L341 142L337 142Z'],
    seats: [[228, 122], [322, 119]],
    cuts: ['M149.6 99.2C141 93 138 84 137.4 70C137 54 138 38 143 24', 'M245.4 102C243.6 82 243 50 245 24', 'M366 105.6C364 92 353 73 341.6 60C334 51 332.4 38 333.4 24', 'M143 24L333.4 24', 'M52 84.4C53.6 76 55.6 68 58 60', 'M411 107.4C428 107.4 440 106.8 452 105.6', 'M446 92C440 76 428 65 414 58.6'],
    flap: [414, 85, 7],
    handles: [[214, 89], [322, 92]],
    mirror: [152, 99.4, 21, 12],
    black: ['M2 20L56 18L55 25.6C38 26 20 28 2 33Z', 'M130 20L340 20L338 26.6L132 26.6Z', 'M412 18L486 24L486 46C479 42 470 39.4 458 37.6C444 35.4 428 32 413 27.6Z', 'M-2 42L3.6 42C5 49 5 57 3.4 63L-2 63Z'],
    lamp: 'M2.6 67.4C5 72 8.6 74.8 14 77.2C25 81.4 38 84 56 86.4C51 81.4 44 77.6 34 75C22 72.2 12 70 2.6 67.4Z',
    drl: 'M6 69.8C18 72.4 30 74.8 39 77.6C44.4 79.6 48.4 82 52 85',
    tail: 'M483.8 83C482.6 92 480.8 99.6 478.4 104.6L452 105C446.6 102.4 442.6 98.6 440 93.4C457 92.6 471 89.4 483.8 83Z',
    tailLine: 'M446 98.6C459 98.4 471 96.4 481.6 92.4',
    vents: ['M-2 34L9 33.4C13 36 15.6 40 16 45C10 45 4 45 -2 45.6Z'],
    eyes: [[14, 73.6, 2.6], [23.6, 76, 2.6]], reflector: 'M483 52L466 50.4L466 52.6L483.6 54.4Z',
    antenna: [322, 141],
  },

  hatch: {
    len: 430, h: 147, axles: [88, 352], r: 34.6, arch: 37.4, sill: 22.5, belt: 102, shoulderAt: 93,
    top: 'M26 21C14 22 6 26 3.4 34C1.4 42 0 51 0 59.4C0.4 66.8 3.6 72.6 10 76C18 79.8 28 82.2 38 84.2C66 90.2 96 96.2 126 101.6C148 114.8 172 130 196 139.6C210 144.6 226 147 244 147.2C288 147.4 328 143.6 362 137.6C371 135.9 379 134 386 131.8L387.2 129.4C394 120 402 110.6 410.4 102.2C416 99.4 420 96 422 91C425.4 82 428 72 429 62C429.6 54 428.8 47 426.6 41C424 34 419 29.6 410 26.4',
    shoulder: 'M52 87C96 92.2 140 93.6 196 94.4C270 95.6 344 99.4 420 98',
    horizon: 'M-5 62C60 66 120 67 200 68.4C290 70 370 72.4 436 70',
    lower: 'M126 40C178 34.6 252 35 312 48',
    hood: 'M42 84C72 90.4 102 95.6 128 99.8',
    screen: ['M128.6 102.2C150 115.4 174 130.4 197.4 139.4L202 137.8C179 128.6 158.6 115.4 141.6 102Z', 'M386 129.4C392.4 120.6 400 111.4 407.6 103.2L403 103.2C396.4 111 389 120.8 381 131Z'],
    dlo: 'M146 100.8C164 112.6 183 125.2 202 133C217 138.4 231 140.8 247 141C278 141.2 306 138.8 330 134.2C338 132.6 342 129 344.4 123.6C346.8 117.6 348 112.8 347.8 109.2C346.2 107 343 106.3 339 106.2L148 100.4Z',
    pillars: ['M231 98L238.6 98L240.2 144L231.6 144Z', 'M322 98L325.6 98L322 144L318.4 144Z'],
    seats: [[219, 124], [302, 122]],
    cuts: ['M145.6 100.2C136.6 94 133 84.6 132.4 70.4C132 54 133 38 138 24', 'M236.6 103C234.8 82 234.2 50 236 24', 'M345 106C343 92 331.6 77 319 62C310.6 51 308.6 38 309.6 24', 'M138 24L309.6 24', 'M53 86.4C53.6 78 55 69 57 61', 'M404.6 103C407 100 408.2 97 408.6 93', 'M411 89C406 73 398 62 388 54'],
    flap: [382, 89, 7],
    handles: [[206, 90], [299, 92.6]],
    mirror: [148, 100.4, 21, 12.4],
    black: ['M2 20L54 18L52 25.6C38 26 20 28 2 33Z', 'M126 19L316 19L314 26.6L127.6 26.6Z', 'M388 18L430 20L430 46C423 43.4 416 42 409 41.4C401 40 395 36 390 29Z', 'M344 136.6C357 134.8 370 132.2 382 128.8L387 131C377 135 363 138.2 347 140.4Z', 'M-2 43L3.6 43C5 50 5 57 3.4 64L-2 64Z'],
    eyes: [[14.6, 75, 2.6], [24.4, 77.4, 2.6]], reflector: 'M428 53L414 51.4L414 53.6L428.6 55.4Z',
    lamp: 'M3 67.4C5 72.6 9 76 15 78.4C26 82.6 39 85.4 55 87.8C51.6 81.2 44 76.4 34 74C22 71.4 12 69.4 3 67.4Z',
    drl: 'M6 70.6C18 73.4 31 76 40 79C45.4 81 49.4 83.4 53 86.6',
    tail: 'M425.6 80.6C423.8 86.6 422.6 90 421 93C419 96.6 415.4 99.6 410.6 101.8C402 101.6 394 100.2 388 97.2C389.6 91.6 392.8 88 398 86.4C408 85.2 417.6 83.4 425.6 80.6Z',
    tailLine: 'M393 95C397.6 91 405.6 90 422.4 87.4',
    vents: ['M-2 34L9 33.4C13 36 15.6 41 16 46C10 46 4 46 -2 46.6Z'],
    antenna: [330, 143.4],
  },

  wagon: {
    len: 484, h: 149, axles: [91, 374], r: 35.4, arch: 38.2, sill: 23, belt: 102, shoulderAt: 93,
    top: 'M26 22C14 23 6 27 3.4 35C1.4 43 0 52 0 60C0.4 67 3.6 72.6 10 76C17 79.6 26 81.8 36 83.8C66 90 98 96.2 130 101.6C153 115.6 180 131.6 205 140.6C220 145.8 238 148.8 258 149.2C314 149.8 372 147 418 140.8C427 139.4 436 137.4 444 135L445.2 132.6C452 123 460 112.8 468 104C473 101 476 97.6 478 92.6C480.6 85 482.6 75 483.4 65C484 56 483.2 49 481 43C478.4 36 473 31 463 27.8',
    shoulder: 'M50 86.4C96 92 146 93.8 206 94.6C296 96 392 101 476 99.6',
    horizon: 'M-5 62C60 66 120 67 200 68.6C320 70 420 73 490 71',
    lower: 'M130 41C192 35.6 272 36 336 48',
    hood: 'M40 83.6C74 90 104 95.4 132 99.8',
    screen: ['M132.6 102.2C155 115.8 182 131.6 206.4 140.4L211 138.8C188 130 165 116.4 145.6 102.2Z', 'M444 132.6C450.4 123.6 458 113.8 465.4 105L461 105C454.6 113.4 447.4 123 439.6 133.8Z'],
    dlo: 'M149 101.4C169 113.8 191 127.6 210.6 135C226 140.6 241 142.8 258 143.1C310 143.6 360 140.6 404 134.4C413 133 417.6 128.4 422.6 120.6C426 115.2 428 112.2 427 110C425.2 108.2 422 107.6 418 107.5L151 101Z',
    pillars: ['M239 98L246.6 98L248.6 146L240 146Z', 'M346 100L353.6 100L350 146L342 146Z'],
    seats: [[227, 125], [321, 123]],
    cuts: ['M148.6 100.8C140 94.6 137 85 136.4 71C136 55 137 39 142 25', 'M244.4 103.6C242.6 83 242 51 244 25', 'M352.4 105.6C352 93 347 77 339.4 62.4C332.6 51.6 331 39 332 25', 'M142 25L332 25', 'M52 86C53.6 78 55.6 70 57.6 62', 'M458.6 105C462 101 463.4 97 464.4 93', 'M466.6 90C460 74 446 61.6 412.4 58'],
    flap: [408, 90, 7],
    handles: [[213, 90.4], [321, 93.4]],
    mirror: [151, 101, 21, 12.4],
    black: ['M2 21L56 19L54 26.4C38 27 20 29 2 34Z', 'M130 20L338 20L336 27L131.6 27Z', 'M411 18L486 22L486 46C478 42.6 470 41 460 40C442 38.4 424 34 412.6 28Z', 'M-2 43L3 41C4.6 48 4.8 56 3.4 63L-2 63Z', 'M410 138.6C421 137 431 134.8 440.6 132.2L446 133.6C436 138 424 140.8 412 142.4Z'],
    lamp: 'M3 67.8C5 72.8 8.6 76 14 78.4C25 82.6 38 85.2 56 87.6C51 82.6 44 78.8 34 76.2C22 73.4 12 71.2 3 67.8Z',
    drl: 'M6 70.8C18 73.6 30 76 39 78.8C44.4 80.8 48.4 83.2 52 86.2',
    tail: 'M481.4 82C480 88 478.8 91.6 477.6 94.4C475.6 98.6 472 101.6 467.8 103.8C457 103.6 446 102.4 438.4 99.6C440.4 95 443.4 91.4 448.4 89.6C460.4 88.4 471.6 86 481.4 82Z',
    tailLine: 'M443 97.4C448.6 93.6 458 92.6 478.4 89',
    vents: ['M-2 35L9 34.4C13 37 15.6 42 16 47C10 47 4 47 -2 47.6Z'],
    eyes: [[14, 75, 2.6], [23.6, 77.4, 2.6]], reflector: 'M482 54L465 52.4L465 54.6L482.6 56.4Z',
    rails: 'M214 146.4C254 153.2 350 153 414 143.4',
    antenna: [420, 139.4],
  },

  suv: {
    len: 464, h: 168, axles: [93, 364], r: 38, arch: 41.4, sill: 27, belt: 117, shoulderAt: 107, tall: true,
    top: 'M28 27C15 28.6 6.6 33 3.4 44C1 55 0 67 0.6 78.6C1.2 88.6 4 95.4 11 99C17 102 26 103.8 36 105.2C66 109.2 98 113.2 128 117C149 130 174 147.8 198 157.6C211 162.6 228 166.2 248 167.2C298 169 350 166.6 392 161.4C402 160 411 158.2 419 156L420.4 153.4C426 142.6 433 131 440.6 119.6C448 117.4 453.4 113.4 455.6 107.6C459.4 97 462 86 463 73C463.6 61 462.4 53 459.6 46C456.6 39 451 34 441 30.6',
    shoulder: 'M50 106.6C100 109.4 150 109.8 210 110.2C290 111 376 114.4 456 111.6',
    horizon: 'M-5 76C60 79 120 79.6 200 81C300 82.6 400 85.4 470 83',
    lower: 'M134 54C188 47.6 262 48 322 62',
    hood: 'M40 104.8C74 109.4 104 112.8 130 115.4',
    screen: ['M130 117.8C150.6 130.8 175 148 199.4 157.4L204 155.8C181 146.4 160 131.4 142.6 117.6Z', 'M419.4 153.6C425 143 431.8 132 439 121L434.2 121C427 132 420.4 142.6 414 155Z'],
    dlo: 'M146 116.8C166 130.4 187 145.4 206 152.8C220 157.6 235 160.2 252 161C300 162.6 348 160.2 386 155C394 153.8 398 150.4 402 143.2C406 135.8 408.6 130.2 408 127.2C406.4 125 403 124.3 399 124.2L148 116.4Z',
    pillars: ['M237 112L244.8 112L246.8 166L238 166Z', 'M337 114L345 114L342 166L334 166Z'],
    seats: [[225, 144], [317, 142]],
    cuts: ['M145.6 116.2C137.6 109 134.4 98 134 82C133.8 64 135 50 139 38', 'M242.6 119C240.8 96 240.2 62 242 38', 'M345 122.4C345 109 341.6 91 332.6 75C324.4 61 320.4 48 321 38', 'M139 38L321 38', 'M54 106C55 96 56.6 86 59 77', 'M434.6 120C437.8 116 439.6 112 440.6 107', 'M442.6 102C437 85 426 73 406 64'],
    flap: [398, 104, 7.5],
    handles: [[211, 104.6], [312, 107.6]],
    mirror: [148, 116.4, 22, 15],
    black: ['M-2 60L2.8 60C4.4 68 4.6 77 3.4 84L-2 84Z'],
    cladding: { arch: 5.6, sill: ['M132 26L325 26L324 37L134 37Z'], front: 'M-2 24L60 22L52 40C40 40.6 30 42 22 45C14 48 8 54 -2 56Z', rear: 'M396 24L466 24L466 54C457 53.6 448 52 440 49C428 44.6 415 42 402 40Z' },
    silver: ['M0 26L46 24L44 31C30 31.6 16 34 4 39Z', 'M414 24L466 26L462 42C454 39 446 37 436 35.4C428 34.4 420 33 414 31Z', 'M141 30L318 30L318 31.8L141.6 31.8Z'],
    lamp: 'M1.8 87C3 93.4 6.6 98 13 101C24 104.2 40 106 59 108.2C54 102.6 46 98.6 35 96C24 93.4 12 90.6 1.8 87Z',
    drl: 'M5 90.6C17 93.6 29 96 39 98.8C45.4 101 50 103.4 54.6 106.8',
    tail: 'M460.4 92C459.2 98.6 457.8 104 456.2 108C453.6 113.4 448.6 117 442 119.4C431 119.4 420 118 411 115C413 109.4 416.4 105.4 422 103.4C435 101.4 448 98 460.4 92Z',
    tailLine: 'M416.4 112.4C422.4 108.4 435 107.4 457.6 101.4',
    vents: ['M3 58C8 59.6 11.6 63 13 70L9 71C7.6 67 5 64.4 1.8 63.4Z'], eyes: [[13.4, 97, 2.9], [24, 98.6, 2.9]], reflector: 'M460 58L444 55.6L444 58L461 60.6Z',
    rails: 'M212 164.4C252 172.6 340 172.2 392 164',
    antenna: [398, 160.8],
  },

  ute: {
    len: 541, h: 182, axles: [93, 419], r: 39.6, arch: 45, sill: 44, belt: 125, shoulderAt: 114, tall: true,
    top: 'M30 40.6C17 42 7 47 4.2 57C1.6 70 0.8 88 2.6 100C4 107.6 9 112 18 114.2C50 118.8 90 122.2 130 125C149 138.4 172 158 192 170C202 175.6 218 179.8 240 181.2C272 182.8 300 182 322 179.4C333 177.8 338.6 173.6 340.6 166C343.6 153 346 138 347.6 124.6L350 123L532 122.2C535 122 536 120 536 117L534.6 70L539 69C541 68.4 541.6 66 541 63.6L539.6 54C539 50 537 49 534 49L520 48.4',
    shoulder: 'M54 114.6C100 116.6 160 116.6 220 116.6C310 116.6 430 116.6 536 116',
    horizon: 'M-5 86C60 89 120 89 200 90C300 91 420 92.6 545 90',
    lower: 'M140 63C200 58 304 58 372 70',
    hood: 'M30 114C66 118.6 100 121.4 132 123.4',
    screen: ['M132.6 125.6C151 139.4 173.4 158 193.6 169.8L198.6 168C179 156.6 161 140.4 145.6 125.6Z'],
    dlo: 'M150 124.6C168 139 186 155.6 204 165C217 171 232 173.8 250 174.6C274 175.6 296 175 312 172.6C320 171.2 324.6 167.8 326.6 160.8C329.6 150 331.6 140.8 332.6 131.6C332.4 129.2 330.6 128.2 327.6 128.1L152 124.2Z',
    pillars: ['M237 120L245 120L246.6 178L238 178Z'],
    seats: [[225, 156], [308, 154]],
    cuts: ['M149.6 124C142 115 139.6 104 139.4 88C139.4 72 141 60 145 50', 'M242.6 127.6C240.8 104 240.4 76 242.4 50', 'M332 131C334.6 114 336 96 334.8 79C334 66 331 56 327 49', 'M145 50L327 49', 'M57 115C57.6 104 59 94 61 84', 'M350.4 122.6C349.4 102 349.4 74 350.4 46', 'M520.6 121C519 106 518.6 88 519 70'],
    flap: [374, 104, 8],
    handles: [[211, 111, -1], [303, 112.4, -1]],
    mirror: [153, 124.4, 22, 17],
    cladding: { arch: 5.8, optional: true, sill: [], front: 'M-2 38L62 38L54 56C44 57 34 59 27 63C19 67.6 10 71 -2 73Z', rear: 'M520 47.6L534 48.4C537 48.6 539 50 539.6 54L541 63.6C541.6 66 541 68.4 539 69L519 71Z' },
    step: [150, 370, 35],
    silver: ['M0 38L50 38L47 46.4C33 47 18 50 6 56Z'],
    lamp: 'M2.4 98C4.6 106.6 10 111.6 18 114C30 115.8 44 117 58.6 118C57.4 109.4 52 102.6 42 100C28 98 15 97.4 2.4 98Z',
    drl: 'M6 101.4C21 101 35 101.6 43.6 104.6C50 107.4 54 111.4 56.2 116.2',
    tail: 'M536 116.4C536 120 534.6 121.6 532 121.6L521.4 121.6C519.6 108 519.2 94 519.6 81L535 81Z',
    tailLine: 'M525 116L524.4 86',
    vents: ['M-2 84L3.6 84C4.6 90 4.8 95 4 100L-2 100Z', 'M5 71C11 72 15 75 16.6 81L11 82C9.6 78 6.6 76 3 75.4Z'], eyes: [[13, 107.6, 3.2], [25, 108.8, 3.2]],
    tubRail: 'M350 123.2L533 122.4L533 125L350 125.8Z',
    sportsBar: 'M355 123C358.4 141 361 152 366 157.6C370.6 162 377.6 162 386 156.4C404 145 428 133.4 456 124L443 124C418 132.6 398 142.4 382.4 151.6C376.8 155 372.6 154 370 149.6C367 143.6 365 134 363.4 123.2Z',
    antenna: [300, 179.4],
    // every fourth or so is a cab-chassis with an alloy drop-side tray
    variants: [{
      odds: 0.28, tray: true, arched: [93], wheels: ['steel', 'six', 'five'], tubRail: null, sportsBar: null, tail: null, tailLine: null, flap: null,
      top: 'M30 40.6C17 42 7 47 4.2 57C1.6 70 0.8 88 2.6 100C4 107.6 9 112 18 114.2C50 118.8 90 122.2 130 125C149 138.4 172 158 192 170C202 175.6 218 179.8 240 181.2C272 182.8 300 182 322 179.4C333 177.8 338.6 173.6 340.6 166C343.6 153 346 138 347.6 124.6L349 80L347 46',
      cuts: ['M149.6 124C142 115 139.6 104 139.4 88C139.4 72 141 60 145 50', 'M242.6 127.6C240.8 104 240.4 76 242.4 50', 'M332 131C334.6 114 336 96 334.8 79C334 66 331 56 327 49', 'M145 50L327 49', 'M57 115C57.6 104 59 94 61 84'],
      lower: 'M140 63C200 58 280 58 336 62',
      behind: [['dark', 'M330 58L534 58L534 72L330 72Z'], ['black', 'M356 82L534 82L534 92L356 92ZM360 70L368 70L368 84L360 84ZM396 70L404 70L404 84L396 84ZM438 70L446 70L446 84L438 84ZM486 70L494 70L494 84L486 84ZM520 70L528 70L528 84L520 84Z'], ['dark', 'M366 44L374 44L374 80L366 80ZM462 40L471 40L472 84L462 84Z'], ['metal', 'M348 46L364 46L364 66L348 66Z']],
      front: [
        ['alu', 'M356 90L541 90L541 97L356 97Z', { s: 'line', w: 0.4 }], ['alu', 'M360 97.6L539 97.6L539 123L360 123Z', { s: 'line', w: 0.5 }],
        ['none', 'M360 106L539 106M360 114.6L539 114.6', { s: 'deep', w: 0.4, o: 0.35 }], ['metal', 'M356 90L361 90L361 126L356 126ZM446 97L450 97L450 124L446 124ZM536 90L541 90L541 125L536 125Z'],
        ['none', 'M357 124L357 170L362 174L362 124M357 140L362 140M357 156L362 156', { s: 'alu', w: 1.6 }], ['none', 'M356.4 124L356.4 171', { s: 'line', w: 0.5 }],
        ['dark', 'M378 90L378 82C390 92 448 92 460 82L460 90Z'], ['tail', 'M530 80L541 80L541 89L530 89Z'], ['amber', 'M526 80L530 80L530 89L526 89Z'],
      ],
    }],
  },

  van: {
    len: 530, h: 199, axles: [94, 404], r: 35, arch: 38.4, sill: 27, belt: 119, shoulderAt: 112, tall: true, rim: 0.62, wheels: ['steel', 'steel', 'five', 'ten'], tones: ['silver', 'silver', 'gunmetal'],
    top: 'M28 27C14 28.4 7 33 4.4 42C2 52 1 63 2.2 74C4 86 9 93 18 98C34 105 60 111 82 117C98 134 116 158 134 177C144 187 158 194 178 196.4C220 199.4 300 200 380 199.4C440 199 480 198.2 504 196.4C514 195.4 519.6 192 521.4 185C526 160 529 122 530 86C530.4 72 530 60 528 50C526 39 520 32 508 29',
    shoulder: 'M60 106C96 111 130 112 216 112.6C320 113 430 113 524 112',
    horizon: 'M-5 84C60 87 120 87 200 88C300 89 420 90.6 545 88',
    lower: 'M134 62C200 58 290 58 360 66',
    hood: 'M22 98.4C42 105.4 64 110.6 86 115',
    screen: ['M85 119.6C101 137 119 160 137 177.6L142 175.6C125 158 109 138 95.6 119.6Z'],
    dlo: 'M106 121.4C118 136.6 132 153.6 145.6 166.4C152 172 158 174.6 166 175.2L203 177C208 177 210.4 174.6 210.4 170L210.4 127C210.4 124 208.6 122.4 205.4 122.4Z',
    pillars: ['M134 118L138.6 118L143 180L138.4 180Z'],
    seats: [[194, 156]],
    cuts: ['M105 121C101 112 101 100 108 91C124 84 134 70 136 52L136.4 36', 'M218 187C219.6 150 219.6 90 218 30', 'M136.4 34L346 34', 'M346 187L346 34', 'M218 187L346 187', 'M512 190C515 160 517 110 516 58', 'M48 104C54 96 60 86 62 74'],
    flap: [236, 92, 7],
    handles: [[191, 106, 0], [224, 106, 0]],
    mirror: [104, 121, 20, 20], blackMirror: true,
    black: ['M-2 24L62 22L56 46C42 46 28 49 18 53C10 56 4 58 -2 59Z', 'M442 24L532 24L532 57C500 56 470 54 446 50Z'],
    vents: ['M-2 68L5 68C8 75 9 82 8 90L-2 90Z'],
    lamp: 'M4.4 79C6 88 11 94 19 98.4C29 102.6 41 106.6 54 110C52 101 46 93.4 36 89C24 84.6 13 81.6 4.4 79Z',
    drl: 'M8 83C20 86 31 89.6 39 93.4C45 97.4 49 103 51 108',
    eyes: [[19, 93.6, 3.2]],
    tail: 'M527 98C526 116 524.6 130 523 141L517 141C517.6 126 518 112 517.6 98Z',
    front: [['black', 'M226 108.6L500 108.6L500 110.2L226 110.2Z', { o: 0.75 }],
      ['none', 'M230 124L336 124C339 124 341 126 341 129L341 176C341 179 339 181 336 181L230 181C227 181 225 179 225 176L225 129C225 126 227 124 230 124Z', { s: 'dk', w: 0.8, o: 0.55 }],
      ['none', 'M358 124L498 124C501 124 503 126 503 129L500.6 176C500.4 179 498 181 495 181L358 181C355 181 353 179 353 176L353 129C353 126 355 124 358 124Z', { s: 'dk', w: 0.8, o: 0.55 }],
      ['dark', 'M138 52L358 52L356 60L138 60Z']],
  },

  'people-mover': {
    len: 515, h: 176, axles: [97, 406], r: 36.4, arch: 39.2, sill: 24, belt: 117, shoulderAt: 107, tall: true, rim: 0.7,
    top: 'M28 23C14 24.6 6.6 29 4 38C1.6 48 0.4 58 0.8 67C1.6 76 4.6 82.4 11 86.4C18 90 28 93 40 96C66 102 90 107.4 112 113C134 127.4 158 147 182 160.6C196 168 214 173 236 174.8C300 178 390 177 446 171.4C456 170 466 168.2 474 165.8L475.4 163.2C482 150 490 134 497 119C503 116 507 111 508.6 104C511.6 92 513.6 80 514 68C514 59 512.6 51 509.6 45C506 38 499 33 486 29.6',
    shoulder: 'M56 101C100 107 150 108.4 210 109.4C310 111 410 114 506 111',
    horizon: 'M-5 74C60 77 120 78 200 79.6C300 81.6 420 84 525 82',
    lower: 'M140 46C210 40 296 41 364 54',
    hood: 'M44 95.4C70 101.6 92 106.6 116 111.4',
    screen: ['M115 114.4C137 129 161 148 185 161.2L190 159.2C168 147 146.6 130 129 114.4Z', 'M474.6 163.2C481 151 488.4 135.6 495.2 120.4L490.4 120.4C484 135 477 150 469.4 164.6Z'],
    dlo: 'M132 113.4C150 127 168 142.6 187 154C201 162 217 167 239 168.8C300 171.2 384 170.2 438 165C448 163.8 453 160.4 458 152.4C464 141.6 467 134.6 466.4 129.6C465 126.4 462 125.2 457 125L134 113Z',
    pillars: ['M163 108L167.6 108L176 170L171 170Z', 'M255 112L263 112L264.6 172L256 172Z', 'M372 116L380 116L378 172L370 172Z'],
    seats: [[243, 150], [338, 148], [432, 146]],
    cuts: ['M131.6 113C129 106 131 97 137 88C142 78 142.6 56 143.4 36', 'M260.6 118C258.8 96 258.2 60 260 32', 'M380 121.4C379 102 374 82 364.6 65C358 54 356 44 357 34', 'M143.4 34L357 34', 'M60 102C61.6 92 62.6 82 63.6 70', 'M490.4 119C494 115 496 111 497 106', 'M498.6 102C492 86 478 74 448 66'],
    flap: [436, 104, 7.5],
    handles: [[228, 104], [270, 105.4, -1]],
    mirror: [136, 113, 22, 14],
    black: ['M-2 20L62 18L56 30C40 30.6 20 33 -2 39Z', 'M136 18L366 18L364 29.6L137 29.6Z', 'M443 18L516 22L516 48C506 44.6 494 42.6 480 40.6C466 38.6 454 34.6 446 31Z', 'M-2 46L3.4 46C5 54 5.2 64 4 72L-2 72Z'],
    silver: ['M138 31.4L360 31.4L359.6 33L138.2 33Z'],
    vents: ['M-2 42L9 40C13 43 16 48 16.6 54C10 54 4 54 -2 54.6Z'],
    lamp: 'M2.4 77C4.4 83 8.6 87.4 15 90C26 93.8 40 97 58 100.6C53 94 46 89.6 36 86.6C24 83.4 12 80 2.4 77Z',
    drl: 'M5.4 80C18 83.6 30 86.4 40 89.4C46 91.8 50 94.6 53.6 98.4', eyes: [[15, 86.8, 2.7]],
    tail: 'M511.6 92C510.4 99 509.2 104 508 107.6C505.6 112.6 501.6 116 496.6 118.4C484 118.2 472 117 462 114.4C464 109 467.4 105.4 473 103.8C487 102 500 98 511.6 92Z',
    tailLine: 'M467 112C473 108.6 486 107.6 509 101.4', reflector: 'M510.6 58L494 55.6L494 58L511.4 60.6Z',
    rails: 'M222 171.6C270 178.4 400 178.2 446 170', antenna: [440, 171.4],
    front: [['black', 'M382 107.4L492 109.6L492 110.8L382 108.6Z', { o: 0.7 }]],
  },

  coupe: {
    len: 448, h: 130, axles: [89, 352], r: 35, arch: 37.6, sill: 19, belt: 92, shoulderAt: 83, rim: 0.75,
    top: 'M28 17C14 18 7 22.6 4 30C1.4 38 0 45 0.4 52.6C1 58.8 4.6 63.4 11 66.4C20 70 32 72.6 44 74.8C80 80.6 116 86 150 91C172 102.4 196 116.2 220 124.4C234 128.8 248 130.4 262 130.2C294 129.4 322 122 346 112C366 103.4 384 97.4 402 94.6C416 93.4 428 93.2 439 94.4L440.6 92.4C443.6 85 446 76 447 67C447.6 58 446.6 51 444.6 45.6C441.4 37 434 30 421 25',
    shoulder: 'M60 76C104 81.4 150 82.6 206 83.2C270 84 312 90 356 93C386 94 414 91 440 87.4',
    horizon: 'M-5 56C60 59 120 60 200 61.6C300 63 400 66.6 455 65',
    lower: 'M128 34C190 29 250 30 314 43',
    hood: 'M46 74C84 80 118 85 150 89.2',
    screen: ['M153 91.6C175 103.2 199 116.6 222 124L227 122.4C205 115 184 103 166.6 91.8Z', 'M322 120.4C344 112.6 366 102.4 396 95.4L384 95.6C362 101.6 342 111 322 120.4Z'],
    dlo: 'M170 90.6C188 101.4 207 112.6 225 119C237 122.8 249 124.6 262 124.4C281 123.6 297 119.6 313 112.8C323 108 331 102.8 337 97.8C336 95.8 334 95 331 94.8L172 90.2Z',
    pillars: ['M283 90L287 90L296 128L291 128Z'],
    seats: [[246, 109]],
    cuts: ['M169.6 90C158 84 153.6 75 153 62C152.6 48 153.4 34 157 22', 'M290 93.4C292 78 290 64 286 50C283.4 40 283 30 283.6 22', 'M157 22L283.6 22', 'M58 76C59.6 69 61 62 63 55', 'M404 93.4C416 92 426 91.4 437 92', 'M414 84C410 70 402 60 390 54'],
    flap: [378, 78, 6.5],
    handles: [[258, 81, -1]],
    mirror: [171, 90.2, 20, 11],
    black: ['M2 17L54 15L52 21.6C38 22.4 20 24 2 29Z', 'M127 16L314 16L312 22.6L128 22.6Z', 'M389 15L448 19L448 42C440 38.6 432 36.6 424 35.4C410 33.4 398 29 391 24Z', 'M-2 38L3.6 38C5 44 5 51 3.4 56L-2 56Z'],
    vents: ['M-2 30L9 29.4C13 32 15.6 36.6 16 41C10 41 4 41 -2 41.6Z'],
    lamp: 'M3 60.4C5.6 64.8 9.4 67.2 15 69.2C27 73 42 75.6 60 78C54 73.4 46 70 36 67.6C24 65 13 62.6 3 60.4Z',
    drl: 'M6 62.6C19 65.4 31 67.6 41 70.4C47 72.4 51.4 74.4 55 76.8',
    tail: 'M446.4 73C445 80.6 443 87 440.6 91.6L420 91C416 88.6 413 85.8 411 82C425 81.4 436 78.4 446.4 73Z',
    tailLine: 'M416 86.4C426 86 436 84 444 80.4', reflector: 'M444 49L428 47L428 49.2L444.6 51.4Z',
  },

  convertible: {
    len: 440, h: 127, axles: [87, 345], r: 34.4, arch: 37, sill: 19, belt: 91, shoulderAt: 82, rim: 0.74, paintTop: 96,
    top: 'M28 17C14 18 7 22.6 4 30C1.4 38 0 45 0.4 52.6C1 58.8 4.6 63.4 11 66.4C20 70 32 72.6 44 74.8C80 80.6 112 85.4 144 89.6C158 91 170 91 182 91C226 91.4 268 92.4 300 94C318 95.2 330 98.6 346 99C376 99 404 96.6 430 94L431.6 92C434.6 85 437 76 438 67C438.6 58 437.6 51 435.6 45.6C432.4 37 425 30 412 25',
    shoulder: 'M60 76C104 81 150 82 206 82.8C280 84 350 90 432 87',
    horizon: 'M-5 56C60 59 120 60 200 61.6C300 63 400 66.6 455 65',
    lower: 'M126 34C186 29 246 30 308 43',
    hood: 'M46 74C84 80 114 84.4 144 88',
    dlo: 'M180 90.6L181 91.6L182 91.2Z',
    cuts: ['M163 90C154 84 150.6 75 150 62C149.6 48 150.4 34 154 22', 'M284 93C286 78 285 64 281 50C278.4 40 278 30 278.6 22', 'M154 22L278.6 22', 'M58 76C59.6 69 61 62 63 55', 'M318 96C332 94 372 94 428 92.6', 'M406 84C402 70 394 60 383 54'],
    flap: [370, 80, 6.5],
    handles: [[252, 80.6, -1]],
    mirror: [166, 90, 20, 11],
    black: ['M2 17L54 15L52 21.6C38 22.4 20 24 2 29Z', 'M125 16L308 16L306 22.6L126 22.6Z', 'M382 15L440 19L440 42C432 38.6 424 36.6 416 35.4C402 33.4 391 29 384 24Z', 'M-2 38L3.6 38C5 44 5 51 3.4 56L-2 56Z'],
    vents: ['M-2 30L9 29.4C13 32 15.6 36.6 16 41C10 41 4 41 -2 41.6Z'],
    lamp: 'M3 60.4C5.6 64.8 9.4 67.2 15 69.2C27 73 42 75.6 60 78C54 73.4 46 70 36 67.6C24 65 13 62.6 3 60.4Z',
    drl: 'M6 62.6C19 65.4 31 67.6 41 70.4C47 72.4 51.4 74.4 55 76.8',
    tail: 'M437.4 73C436 80.6 434 87 431.6 91.6L411 91.4C407 88.8 404 85.8 402 82C416 81.4 427 78.4 437.4 73Z',
    tailLine: 'M407 86.4C417 86 427 84 435 80.4', reflector: 'M435 49L419 47L419 49.2L435.6 51.4Z',
    behind: [
      // far door edge, seats, wheel
      ['dark', 'M170 88L300 92L300 96C260 95 210 93 172 92Z'],
      ['seat', 'M232 88C236 98 240 106 243 112C241 116 242 121 246 122.6C251 123.6 256 121 257 116C257 113 256 111 254.6 110C258 104 261 98 262 90Z'],
      ['seat', 'M294 90C297 100 299 105 301 109C299.6 112.6 300.6 117 304 118.4C308 119 312 117 312.6 113C312.4 110.6 311.6 109 310.4 108C313 103 315 98 316 92Z'],
      ['none', 'M190 88C193 96 197 101 201 104.6', { s: 'black', w: 2.6 }],
      ['dark', 'M312 94C318 98 330 103.6 344 104C364 103 380 100 396 97L396 94Z'],
    ],
    front: [
      ['glass', 'M146 90C164 100 186 113.6 207 124L210 123C196 112 182 100 172 90.6Z', { o: 0.72 }],
      ['none', 'M148 90.4C166 101 188 114.4 209 124.6', { s: 'black', w: 3 }],
      ['none', 'M170 90.6C182 102 196 114 210 123.6', { s: 'black', w: 2.2 }],
      ['glass', 'M174 91C184 100 195 109 206 116C212 112 218 102 220 92Z', { o: 0.28 }],
      ['none', 'M166 90.4C210 91 262 92.2 300 94', { s: 'black', w: 1 }],
    ],
  },

  'light-truck': {
    len: 606, h: 224, axles: [112, 446], arched: [112], r: 39, arch: 44, sill: 54, belt: 132, shoulderAt: 124, tall: true, rim: 0.6, wheels: ['steel'], tones: ['silver'],
    top: 'M16 44C9 45 6 48 5 54L3 66C2.4 84 4 104 8 124C14 152 20 182 28 204C31.4 213 37 218.6 47 220.6C78 225 118 225.4 150 223C161 221.6 166 217 167 208L170 120L170 58',
    shoulder: 'M10 122C50 125 110 126 168 125.4',
    horizon: 'M-5 96C60 98 120 98 180 98',
    lower: 'M70 82C90 92 134 92 154 82',
    screen: ['M12.6 128C18 156 24 182 31.6 202.4C33.4 206.6 36 209 39 210L41 208C33.6 184 27 154 22.6 128Z'],
    dlo: 'M40 132L50 190C52 199 56 203.6 64 205L140 206.4C147 206.4 150.6 203 151 196L153 139C153 135.6 151 133.4 147.6 133.4L76 133C66 132.6 62 126 58 122L46 122C41 122 39 126 40 132Z',
    pillars: ['M68 118L72 118L78 210L74 210Z'],
    seats: [[132, 180]],
    cuts: ['M32 70C30 100 34 140 44 190C46 202 52 209 62 210L146 211.4C153 211.4 156 208 156.4 200L159 100C159.6 88 157 78 152 70', 'M4 76L32 80'],
    handles: [[130, 118, 0]],
    black: ['M-2 40L66 40L66 58C62 62 44 66 30 66L-2 66Z'],
    lamp: 'M3.4 70C4 79 5 88 6.6 95C14 96 22 96 28 95C30 88 30 78 28.6 71Z',
    drl: 'M8 75L24 76', eyes: [[14, 84, 4.4]],
    behind: [
      ['dark', 'M150 62L596 62L596 78L150 78Z'],
      ['alu', 'M172 96L182 96L182 214L172 214Z', { s: 'line', w: 0.4 }],
      ['black', 'M196 44L252 44L252 66L196 66Z'], ['metal', 'M266 42L340 42C345 42 347 45 347 48L347 64L262 64L262 46C262 43 264 42 266 42Z'],
      ['dark', 'M398 62L404 76C412 88 424 92 446 92C468 92 480 88 488 76L494 62L486 62C480 74 466 84 446 84C426 84 412 74 406 62Z'],
    ],
    front: [
      ['none', 'M14 182L26 200M14 182L16 160', { s: 'black', w: 2.4 }],
      ['black', 'M9 148C13 146 19 146 21 149L23 182C23 186 20 188 16 188C12 188 9 186 9 182Z'],
      ['alu', 'M172 88L602 88L602 97L172 97Z', { s: 'line', w: 0.4 }],
      ['alu', 'M182 98L602 98L602 138L182 138Z', { s: 'line', w: 0.5 }],
      ['none', 'M182 108L602 108M182 118L602 118M182 128L602 128', { s: 'deep', w: 0.5, o: 0.35 }],
      ['metal', 'M316 98L321 98L321 140L316 140ZM458 98L463 98L463 140L458 140ZM597 96L602 96L602 142L597 142Z'],
      ['none', 'M172 214L172 140M182 214L182 140M172 200L182 200M172 180L182 180M172 160L182 160', { s: 'line', w: 1 }],
      ['dark', 'M596 62L604 62L604 84L596 84Z'], ['tail', 'M590 74L604 74L604 84L590 84Z'], ['amber', 'M172 82L176 82L176 86L172 86ZM380 82L384 82L384 86L380 86Z'],
    ],
  },

  motorhome: {
    deepBackdrop: true, len: 690, h: 300, axles: [98, 470], arched: [98], r: 36, arch: 40, sill: 30, belt: 128, shoulderAt: 118, tall: true, rim: 0.62, wheels: ['steel', 'five', 'ten'], tones: ['silver'], paintTop: 220,
    top: 'M28 30C14 31.4 7 36 4.4 45C2 55 1 66 2.2 78C4 90 9 98 18 103C34 110 60 116 80 122C98 142 118 172 134 196L240 196L240 30',
    shoulder: 'M60 112C96 117 130 118 240 118.6',
    horizon: 'M-5 86C60 89 120 89 240 90', lower: 'M138 64C160 60 200 60 240 62',
    hood: 'M22 103.4C42 110.4 64 115.6 84 120',
    screen: ['M83 124.6C100 144 120 173 136 196L143 196C126 171 110 146 96 124.6Z'],
    dlo: 'M108 126.4C122 146 136 168 150 184C154 188 158 190 164 190L208 190C212 190 214 188 214 184L214 132C214 129 212 127.4 209 127.4Z',
    seats: [[196, 166]],
    cuts: ['M107 126C103 117 103 105 110 96C128 88 138 74 140 56L140 40', 'M222 192C223 150 223 90 222 36', 'M140 38L222 38', 'M48 109C54 101 60 91 62 79'],
    handles: [[194, 111, 0]], mirror: [104, 126, 20, 22], blackMirror: true,
    black: ['M-2 26L62 26L56 49C42 49 28 52 18 56C10 59 4 61 -2 62Z'], vents: ['M-2 72L5 72C8 79 9 86 8 94L-2 94Z'],
    lamp: 'M4.4 83C6 92 11 98 19 102.4C29 106.6 41 110.6 54 114C52 105 46 97.4 36 93C24 88.6 13 85.6 4.4 83Z', drl: 'M8 87C20 90 31 93.6 39 97.4C45 101.4 49 107 51 112', eyes: [[19, 97.6, 3.2]],
    behind: [['black', 'M240 28L640 28L640 60L240 60Z']],
    front: [
      // house body with the bed over the cab
      ['white', 'M226 32L430 32C430 60 446 78 470 78C494 78 510 60 510 32L672 36C682 37 687 42 687 52L684 278C684 290 677 297 664 298L150 299C118 298 92 280 84 250C80 232 84 206 92 200C104 197 160 197 226 197Z', { s: 'dk', w: 0.4 }],
      ['none', 'M86 246C94 278 120 296 152 297L664 296', { s: 'lamp', w: 1.4 }],
      ['paint', 'M226 92C320 96 420 128 520 132C590 134 640 122 686 112L686 84C640 96 590 106 530 104C430 100 330 66 226 62Z'],
      ['dk', 'M226 54C330 58 430 92 530 96C590 98 640 88 686 76L686 70C640 82 590 91 530 89C430 85 330 52 226 49Z', { o: 0.8 }],
      ['paint', 'M104 262C112 278 130 288 152 288L260 288C220 284 160 282 138 262C128 252 112 250 104 262Z', { o: 0.9 }],
      ['glass', 'M116 226L176 226C180 226 182 228 182 232L182 254C182 258 180 260 176 260L132 260C122 260 112 246 112 232C112 228 113 226 116 226Z', { s: 'line', w: 1.6 }],
      ['glass', 'M268 170L372 170C376 170 378 172 378 176L378 224C378 228 376 230 372 230L268 230C264 230 262 228 262 224L262 176C262 172 264 170 268 170Z', { s: 'line', w: 1.8 }],
      ['glass', 'M546 180L632 180C636 180 638 182 638 186L638 226C638 230 636 232 632 232L546 232C542 232 540 230 540 226L540 186C540 182 542 180 546 180Z', { s: 'line', w: 1.8 }],
      ['none', 'M404 86L404 246C404 250 406 252 410 252L464 252C468 252 470 250 470 246L470 86Z', { s: 'dk', w: 0.9 }],
      ['glass', 'M418 192L456 192C458 192 460 194 460 196L460 236C460 238 458 240 456 240L418 240C416 240 414 238 414 236L414 196C414 194 416 192 418 192Z', { s: 'line', w: 1.2 }],
      ['dark', 'M408 150L413 150L413 162L408 162Z'],
      ['alu', 'M250 276L640 276L640 284L250 284Z', { s: 'line', w: 0.4 }],
      ['none', 'M250 44L388 44L388 74L250 74Z', { s: 'dk', w: 0.6 }], ['none', 'M536 46L640 46L640 76L536 76Z', { s: 'dk', w: 0.6 }],
      ['dark', 'M226 28L428 28L429 38L226 38ZM511 28L676 32L680 40L511 38Z'],
      ['tail', 'M678 118L685.6 118L685 152L678 152Z'], ['amber', 'M684 268L690 268L690 274L684 274ZM84 236L87 236L87 241L84 241Z'],
      ['white', 'M300 298L372 298L366 309L308 309Z', { s: 'dk', w: 0.4 }], ['dark', 'M520 298L600 298L594 306L528 306Z'],
    ],
  },

  caravan: {
    deepBackdrop: true, len: 700, h: 284, r: 36, tall: true, bare: true, rim: 0.6, wheels: ['six', 'five', 'ten'], tones: ['machined', 'black', 'gunmetal'], shadow: [120, 690], paintTop: 150, paintLow: 60,
    ...vanOn([432, 512]),
    variants: [{ odds: 0, ...vanOn([472]) }],
  },

  // A wind-up camper, shown open: hard box and roof, canvas between, beds pulled out at both ends.
  'camper-trailer': {
    deepBackdrop: true, len: 620, h: 252, axles: [372], r: 33, tall: true, bare: true, rim: 0.6, wheels: ['six', 'five', 'ten'], tones: ['machined', 'black', 'gunmetal'], shadow: [100, 600], paintTop: 130, paintLow: 58,
    behind: [
      ['dark', 'M14 50L150 54L540 54L540 66L150 68L14 58Z'],
      ['black', 'M322 48L422 48L422 86L322 86Z'],
    ],
    parts: [
      // bed ends: floor, mattress line and canvas
      ['seat', 'M74 128L192 128L192 206L150 204L84 150C78 146 74 140 74 134Z', { s: 'dk', w: 0.5 }],
      ['white', 'M80 132L192 132L192 202L152 199L88 148C83 144 80 138 80 134Z'],
      ['seat', 'M616 128L498 128L498 206L540 204L606 150C612 146 616 140 616 134Z', { s: 'dk', w: 0.5 }],
      ['white', 'M610 132L498 132L498 202L538 199L602 148C607 144 610 138 610 134Z'],
      ['alu', 'M70 120L196 120L196 128L70 128ZM494 120L620 120L620 128L494 128Z', { s: 'line', w: 0.4 }],
      ['none', 'M96 120L172 72M594 120L518 72', { s: 'metal', w: 2 }],
      // canvas walls with their windows
      ['white', 'M178 126L512 126L506 226L184 226Z', { s: 'dk', w: 0.5 }],
      ['glass', 'M214 152L290 152L288 206L216 206Z', { s: 'line', w: 1.2, o: 0.85 }], ['glass', 'M396 152L478 152L475 206L398 206Z', { s: 'line', w: 1.2, o: 0.85 }],
      ['none', 'M304 126L304 226M382 126L382 226M200 140L490 140', { s: 'dk', w: 0.8, o: 0.6 }],
      ['glass', 'M104 152L156 188L156 152Z', { s: 'line', w: 1, o: 0.8 }], ['glass', 'M586 152L534 188L534 152Z', { s: 'line', w: 1, o: 0.8 }],
      // roof
      ['white', 'M168 224L522 224C526 224 527 227 526 230L520 244C518 249 514 252 508 252L182 252C176 252 172 249 170 244L164 230C163 227 164 224 168 224Z', { s: 'dk', w: 0.5 }],
      ['paint', 'M166 230L524 230L522 236L168 236Z'], ['dark', 'M240 252L300 252L296 257L244 257Z'], ['alu', 'M196 220L494 220L494 226L196 226Z', { s: 'line', w: 0.4 }],
      // box with wheel arch
      ['white', 'M170 58L326 58C328 80 340 90 354 90L390 90C404 90 416 80 418 58L520 58C526 58 530 62 530 68L530 118C530 124 526 128 520 128L170 128C162 128 158 124 158 118L158 70C158 62 162 58 170 58Z', { s: 'dk', w: 0.4 }],
      ['paint', 'M158 94L326 94C334 94 334 96 340 99L404 99C410 96 410 94 418 94L530 94L530 118L158 118Z'],
      ['deep', 'M158 90L326 90L330 94L158 94ZM414 94L418 90L530 90L530 94Z', { o: 0.85 }],
      ['dark', 'M160 60L326 58C326.6 64 328 70 331 74L160 76ZM418 58L522 58C527 58 530 62 530 68L530 74L414 74C416.6 70 417.6 64 418 58Z'],
      ['none', 'M158 118L530 118', { s: 'chrome', w: 1.2 }],
      ['none', 'M204 100L276 100L276 116L204 116ZM440 100L506 100L506 116L440 116Z', { s: 'metal', w: 0.7 }],
      ['tail', 'M522 78L530 78L530 90L522 90Z'], ['amber', 'M158 78L164 78L164 86L158 86Z'],
      // drawbar, gas bottle, jockey wheel, legs
      ['dark', 'M12 50C8 50 6 53 6 56C6 60 9 62 13 62L30 61L150 72L160 56L26 48Z'],
      ['alu', 'M112 64C112 61 114 60 116 60L136 62C140 62 142 64 142 67L142 102C142 108 139 111 134 111L120 110C115 110 112 107 112 102Z', { s: 'line', w: 0.5 }],
      ['metal', 'M46 12L51 12L51 84L46 84Z'], ['black', 'M48.5 0C54 0 58 4 58 9.4C58 14.6 54 18.6 48.5 18.6C43 18.6 39 14.6 39 9.4C39 4 43 0 48.5 0Z'], ['none', 'M48 84L58 90', { s: 'line', w: 1.8 }],
      ['dark', 'M188 2L196 2L200 58L184 58ZM492 2L500 2L504 58L488 58Z'],
    ],
  },

  'motorcycle-sport': {
    len: 208, h: 116, axles: [32, 174], r: 30.5, maxScale: 4.7, tall: true, bare: true, paintTop: 106, paintLow: 26, shadow: [8, 200],
    bike: { rimTone: 'black', fat: 24 },
    behind: [
      ['metal', 'M166 36L120 46L118 38L168 25Z'],
      ['black', 'M84 92L132 90L166 92L158 80L140 66L134 44L122 34L86 36Z'],
      ['dark', 'M150 82L198 92L208 76L205.6 75L196 86L152 76Z'], ['tail', 'M196 98L207 101L206 96.6L197 94Z'],
    ],
    parts: [
      ['none', 'M32 30.5L49 70', { s: 'gold', w: 6 }], ['none', 'M48 68L58 92', { s: 'metal', w: 5 }],
      ['paint', 'M16 58C22 66 32 69 42 66C48 63 53 58 57 51L51 50C45 56 38 59 32 58.6C26 58.4 20 59 16 58Z'],
      ['alu', 'M176 34C179 31 178 27 174 26C168 25 150 28 132 32C122 36 118 44 118 54L128 56C130 48 136 42 144 40C156 37 168 36 176 34Z', { s: 'line', w: 0.4 }],
      ['none', 'M172 24L124 34M174 36L126 46', { s: 'line', w: 0.9, o: 0.7 }],
      ['metal', 'M84 34L128 36L132 66L108 80L82 72Z'], ['dark', 'M92 36C104 32 118 36 118 46C118 56 106 58 98 54C90 50 86 40 92 36Z'], ['none', 'M98 45.6C100 40 110 40 112 45.6C110 51 100 51 98 45.6Z', { s: 'metal', w: 1.2 }],
      ['alu', 'M70 92L92 90L134 62C138 58 136 48 130 44L120 48C122 54 120 58 116 60L80 80Z', { s: 'line', w: 0.4 }],
      ['metal', 'M128 30C136 28 146 32 154 38L184 52C188 54 188 58 185 61C181 63 178 62 175 60L146 46C138 42 130 40 124 38Z', { s: 'line', w: 0.4 }], ['black', 'M180 51L187 54.6C188.6 57 187.6 60 185 61.6L177 58Z'],
      // fairing
      ['paint', 'M25 87C25 91 27 94 31 96.4C38 100 44 102.6 50 104L77 96L92 86C92 78 90 72 86 66L108 58C116 54 124 46 132 34C120 28 96 24 76 25C66 27 60 33 57 41C54 50 52 60 48 68C42 74 32 80 25 87Z', { s: 'deep', w: 0.3 }],
      ['dk', 'M57 42C62 50 70 54 82 54C98 53 114 46 128 36C118 29 96 25 76 26C66 28 60 33 57 42Z', { o: 0.75 }],
      ['black', 'M62 74C70 76 78 74 84 70C86 73 87.6 77 88 82C78 86 70 86 60 84Z', { o: 0.85 }],
      ['none', 'M52 62C60 62 72 60 84 62C96 60 106 56 114 50', { s: 'hi', w: 0.9, o: 0.55 }],
      ['black', 'M25 88C33 87 43 85.4 53 82.4C51 87 46 90.6 40 91.6C34 92.4 28 91.4 25 88Z'], ['glass', 'M28 88.6C34 88 43 86.4 50 84.4C47.6 87.6 44 89.6 39.6 90.2C35 90.8 31 90.4 28 88.6Z'], ['none', 'M27.6 88.4C34 87.8 43 86 50.6 83.8', { s: 'lamp', w: 0.9 }],
      ['glass', 'M38 99.4C46 107 56 113.6 66 115.6C72 116 76 112 77 104L77 97C66 101 50 103.6 38 99.4Z', { o: 0.8, s: 'line', w: 0.4 }],
      // tank, seat, tail
      ['paint', 'M76 92C80 102 90 107.6 101 106C113 104 122 97 128 86C120 80 104 76 92 80C84 83 79 87 76 92Z', { s: 'deep', w: 0.3 }],
      ['none', 'M84 97C92 103.6 104 102.6 113 96', { s: 'hi', w: 1.6, o: 0.8 }], ['dk', 'M92 80C104 76 120 80 128 86C124 92 112 88 100 87C94 87 86 88 80 89C83 85 87 82 92 80Z', { o: 0.5 }],
      ['seat', 'M120 90C128 83 140 81 150 84C156 86 160 90 164 95L158 97C146 93 132 90 120 90Z'], ['seat', 'M160 93C170 95 180 99 190 104L164 101Z'],
      ['paint', 'M126 84C138 79 150 80 160 88C174 94 190 98 206 103C203 106 196 107 188 105.4C174 101 160 96 150 90C142 86 134 86 126 84Z', { s: 'deep', w: 0.3 }],
      ['dark', 'M126 83C136 76 146 74 156 80L170 90C160 90 150 80 126 83Z'],
      ['none', 'M62 97L80 95', { s: 'line', w: 3.4 }], ['black', 'M74 96L84 93.6L85 97L75 99.4Z'],
      ['dark', 'M40 106C36 107 34 110 35 113C39 115 46 114 48 111L46 107Z'], ['none', 'M46 108L56 104', { s: 'line', w: 1.4 }],
      ['metal', 'M128 48L138 44L140 47L130 51Z'], ['dark', 'M132 52C136 48 142 48 144 52L140 58L134 58Z'],
      ['dark', 'M150 60C156 68 168 70 178 66L180 62C170 66 160 63 154 56Z'],
    ],
  },

  'motorcycle-cruiser': {
    len: 236, h: 118, axles: [36, 198], r: 33, maxScale: 4.5, tall: true, bare: true, paintTop: 96, paintLow: 52, shadow: [8, 230],
    bike: { rimTone: 'silver', fat: 30, wire: true },
    behind: [
      ['none', 'M198 33L140 42', { s: 'metal', w: 5 }],
      ['none', 'M72 96C80 106 90 112 102 113', { s: 'metal', w: 2.4 }],
    ],
    parts: [
      ['black', 'M86 90L150 82L164 66L158 44L146 36L98 34L90 60Z'],
      ['none', 'M36 33L75 99', { s: 'chrome', w: 5.4 }], ['none', 'M37 34L54 62', { s: 'metal', w: 7 }],
      ['paint', 'M6 54C14 66 28 71.6 42 69C54 66.4 64 57 68 46L64 44C58 54 50 61 39 62.6C26 64 14 58.6 6 54Z', { s: 'deep', w: 0.3 }],
      ['none', 'M80 92L92 46L150 38L160 66', { s: 'black', w: 4.4 }],
      // V twin
      ['metal', 'M98 34C112 28 132 28 144 36L148 52C140 60 104 60 96 52Z', { s: 'line', w: 0.5 }], ['chrome', 'M112 36C120 32 132 36 133 44C133 51 124 54 116 51C109 48 107 40 112 36Z', { s: 'line', w: 0.4 }],
      ['dark', 'M100 54L116 56L108 84L90 80Z'], ['dark', 'M128 56L144 54L154 80L136 84Z'],
      ['none', 'M99.6 58L114.6 60M98 63L113 65M96.6 68L111.6 70M95 73L110.4 75M130 60L145 58M131.6 65L147 63M133 70L149 68M134.6 75L151 73', { s: 'alu', w: 1.1 }],
      ['chrome', 'M90 79L108 83L106 90L90 86Z'], ['chrome', 'M136 83L154 79L155 86L138 90Z'],
      ['chrome', 'M114 64C120 60 128 62 130 68C130 75 122 78 116 75C111 72 110 67 114 64Z', { s: 'line', w: 0.4 }],
      // pipes
      ['none', 'M96 72C86 62 86 42 98 32C106 27 130 26 150 26', { s: 'chrome', w: 4.6 }], ['none', 'M146 72C152 60 146 44 154 36', { s: 'chrome', w: 4.6 }],
      ['chrome', 'M140 23L222 22C225 22 226 24 226 26C226 28 225 30 222 30L140 29.4Z', { s: 'line', w: 0.4 }], ['chrome', 'M152 33L222 33C225 33 226 35 226 37C226 39 225 41 222 41L154 40Z', { s: 'line', w: 0.4 }], ['black', 'M222 23C225 23 226 28 222 29ZM222 34C225 34 226 39 222 40Z'],
      // rear guard, seat, tank
      ['paint', 'M160 66C166 72 178 74 190 73C212 71 230 56 234 36L230 34C224 50 212 62 194 65C184 66 172 62 166 56Z', { s: 'deep', w: 0.3 }], ['none', 'M172 69C190 72 214 66 228 46', { s: 'hi', w: 1.2, o: 0.7 }],
      ['none', 'M164 62L196 34', { s: 'chrome', w: 2.2 }], ['none', 'M170 66L198 36', { s: 'dark', w: 5 }],
      ['tail', 'M226 55L233 51L235 57L229 61Z'], ['dark', 'M230 40L236 38L236 48L232 50Z'],
      ['seat', 'M138 82C144 74 152 68 164 68C174 70 184 72 192 74C190 80 184 82 176 80C170 78 166 80 162 84C156 90 148 90 138 82Z'],
      ['paint', 'M78 88C80 96 90 101 104 100C120 98.6 134 92 146 82C138 78 126 77 112 78C98 79 84 82 78 88Z', { s: 'deep', w: 0.3 }],
      ['none', 'M86 94C98 99 114 96 130 88', { s: 'hi', w: 1.8, o: 0.85 }], ['chrome', 'M104 100C108 98.6 114 98 118 97.6L118 100C114 101.6 108 102 104 102Z'],
      // lamp, bars, mirror
      ['chrome', 'M58 84C66 84 72 88 72 94C72 100 66 104 58 104C55 98 55 90 58 84Z', { s: 'line', w: 0.5 }], ['lamp', 'M58 85C55.4 90 55.4 98 58 103C60 98 60 90 58 85Z', { s: 'line', w: 0.4 }],
      ['none', 'M76 98C82 108 94 114 108 112', { s: 'chrome', w: 2.6 }], ['black', 'M100 110L117 109C119 110 119 113 117 114L100 114.6Z'],
      ['none', 'M94 112L90 120', { s: 'chrome', w: 1.4 }], ['dark', 'M82 118C86 124 96 125 100 121C98 117 90 115 82 118Z'], ['amber', 'M70 103C73 102 76 104 76 107C74 109 70 108 70 103Z'],
      ['none', 'M92 28L84 27M84 27L104 25', { s: 'dark', w: 3 }],
    ],
  },

  'motorcycle-adventure': {
    len: 226, h: 142, axles: [36, 190], r: 34, radii: [36, 33.4], maxScale: 4.3, tall: true, bare: true, paintTop: 122, paintLow: 56, shadow: [8, 220],
    bike: { rimTone: 'gold', fat: 24, wire: true, knobs: true },
    behind: [
      ['dark', 'M188 82L214 88L222 66L219 65L210 80L188 76Z'],
      ['metal', 'M186 40L136 52L134 44L188 29Z'],
    ],
    parts: [
      ['black', 'M80 96L140 98L182 98L150 74L146 46L132 38L92 40L80 66Z'],
      ['none', 'M36 36L58 84', { s: 'gold', w: 6 }], ['none', 'M57 82L69 108', { s: 'metal', w: 5 }],
      ['alu', 'M192 36C194 33 193 29 189 28C180 28 160 32 146 38C138 42 134 48 134 56L142 58C146 50 152 46 160 44C172 41 184 39 192 36Z', { s: 'line', w: 0.4 }],
      ['metal', 'M90 42C102 36 126 38 134 46L136 70L104 80L86 66Z', { s: 'line', w: 0.4 }], ['dark', 'M104 46C114 42 126 46 126 56C126 64 114 66 106 62C100 58 98 50 104 46Z'], ['none', 'M108 54C110 49 120 49 122 54C120 60 110 60 108 54Z', { s: 'metal', w: 1.2 }],
      ['none', 'M78 102L96 84L140 72L148 50', { s: 'dark', w: 5 }], ['none', 'M140 74L206 94M148 62L186 88', { s: 'metal', w: 3 }],
      ['none', 'M84 58C76 62 74 44 84 36C96 30 120 32 134 34', { s: 'metal', w: 3.4 }],
      ['alu', 'M84 36L124 33L130 40L84 43Z'],
      ['chrome', 'M140 48L164 56L204 70C208 72 208 78 204 80L198 80L158 66L138 58Z', { s: 'line', w: 0.4 }], ['black', 'M200 69L206 71.4C209 73 208 78 205 80L199 79.6Z'],
      // crash bars
      ['none', 'M80 100C70 92 72 70 84 58C92 52 106 52 116 56', { s: 'line', w: 2.2 }],
      // beak, tank, shroud
      ['paint', 'M12 92C22 98 36 101 50 100L70 112C78 106 82 98 82 90L70 84C60 90 48 92 36 91C28 91 20 91 12 92Z', { s: 'deep', w: 0.3 }],
      ['none', 'M20 94C34 97 50 97 66 94', { s: 'hi', w: 0.9, o: 0.6 }],
      ['dark', 'M14 70C22 79 36 82 48 78C56 74 62 67 64 60L60 59C54 67 46 72 38 73C29 73 20 72 14 70Z'],
      ['black', 'M46 100.6C53 98.6 62 98.6 69 100L72 112C66 114.6 58 113.4 53 109.6C49.6 107 47.4 104 46 100.6Z'], ['glass', 'M50.6 102.6C56 101.4 62 101.4 66 102.4L67.6 108.6C63 110 58.4 109 55.4 107C53 105.6 51.6 104.2 50.6 102.6Z'], ['none', 'M50.6 102.6C56 101.4 62 101.4 66 102.4', { s: 'lamp', w: 1 }],
      ['glass', 'M56 112C60 124 68 136 80 142C84 140 84 132 82 122L80 110C72 113 64 114 56 112Z', { o: 0.6, s: 'line', w: 0.5 }],
      ['paint', 'M74 108C80 118 92 122 104 120C118 117 130 110 138 98C130 90 118 86 108 86C100 80 92 74 84 72C78 80 74 94 74 108Z', { s: 'deep', w: 0.3 }],
      ['dk', 'M108 86C100 80 92 74 84 72C80 78 77 86 75.4 95C86 96 98 92 108 86Z', { o: 0.75 }], ['none', 'M82 112C92 117 106 116 120 108', { s: 'hi', w: 1.6, o: 0.8 }],
      ['seat', 'M130 102C140 94 150 91 162 92C168 96 178 99 196 101C198 103 197 105 194 106C180 106 168 104 160 101C152 98 142 100 130 102Z'],
      ['dark', 'M134 94C146 86 160 86 172 92L200 98L204 95L166 82L136 84Z'],
      // rack, top box, pannier
      ['none', 'M176 104L214 106', { s: 'dark', w: 2.4 }],
      ['alu', 'M160 62L206 66C208 66 209 68 209 70L206 96C206 98 204 99 202 99L162 95C160 95 158 93 158 91L157 66C157 63 158 62 160 62Z', { s: 'line', w: 0.6 }], ['none', 'M158 86L207 90', { s: 'line', w: 0.6 }], ['dark', 'M176 84L188 85L188 89L176 88Z'],
      ['tail', 'M208 92L215 93L214 98L208 97Z'],
      // bars, hand guard, mirror, peg
      ['none', 'M74 112C78 118 84 121 94 122', { s: 'line', w: 2.6 }], ['dark', 'M70 116C72 124 80 128 92 126L96 121C88 122 80 120 76 114Z'], ['black', 'M90 120L106 120L106 124.4L90 124.4Z'],
      ['none', 'M88 123L92 136', { s: 'line', w: 1.4 }], ['dark', 'M86 136C88 141 98 142 102 138C100 134 92 133 86 136Z'],
      ['metal', 'M130 46L144 44L144 47.4L130 49.6Z'],
    ],
  },
};

// Front and rear.  w: overall width; roof: half width at the roof edge; cowl: base of the
// windscreen; edge: leading edge of the bonnet; clear: lowest bodywork; back: style of tail
// ('boot' | 'hatch' | 'gate' for a ute | 'barn' for a van); deck: base of the rear glass.
const FACES = {
  hatch:          { w: 179, roof: 58, cowl: 102, edge: 77, clear: 19, back: 'hatch', deck: 103, grille: 'slim' },
  sedan:          { w: 183, roof: 56, cowl: 101, edge: 76, clear: 18, back: 'boot', deck: 107, grille: 'wide' },
  wagon:          { w: 183, roof: 58, cowl: 102, edge: 77, clear: 19, back: 'hatch', deck: 105, grille: 'wide' },
  suv:            { w: 187, roof: 64, cowl: 117, edge: 100, clear: 23, back: 'hatch', deck: 121, grille: 'wide', clad: 16 },
  ute:            { w: 189, roof: 66, cowl: 125, edge: 114, clear: 32, back: 'gate', deck: 122, grille: 'tall', clad: 18 },
  van:            { w: 194, roof: 82, cowl: 119, edge: 99, clear: 26, back: 'barn', deck: 122, grille: 'slim', clad: 22 },
  'people-mover': { w: 198, roof: 70, cowl: 114, edge: 89, clear: 22, back: 'hatch', deck: 119, grille: 'wide' },
  coupe:          { w: 186, roof: 50, cowl: 92, edge: 68, clear: 15, back: 'boot', deck: 95, grille: 'slim' },
  convertible:    { w: 184, roof: 54, cowl: 91, edge: 68, clear: 15, back: 'boot', deck: 96, grille: 'slim', open: true },
};

// Half drawings (x from the centre outwards, mirrored) and parts drawn on top, unmirrored.
// Shapes run to x = -3 so that the halves overlap.
const TYRE = (x0, x1, h) => `M${x0} 4C${x0} 1 ${x0 + 2} 0 ${x0 + 5} 0L${x1 - 5} 0C${x1 - 2} 0 ${x1} 1 ${x1} 4L${x1} ${h}L${x0} ${h}Z`;
const BIKE_WHEEL = (w, h) => ['black', `M-3 0L${w * 0.45} 0C${w * 0.85} 1 ${w} 4 ${w} 10L${w} ${h - 10}C${w} ${h - 4} ${w * 0.85} ${h - 1} ${w * 0.45} ${h}L-3 ${h}Z`];
const BARS = (x, h, mirrorH) => [
  ['none', `M0 ${h - 2}C10 ${h} ${x - 14} ${h + 2} ${x} ${h}`, { s: 'line', w: 2.6 }], ['black', `M${x - 12} ${h - 2}L${x} ${h - 2.6}L${x} ${h + 2}L${x - 12} ${h + 2}Z`],
  ['none', `M${x - 14} ${h}L${x - 6} ${mirrorH - 4}`, { s: 'line', w: 1.3 }], ['dark', `M${x - 16} ${mirrorH - 4}C${x - 14} ${mirrorH + 3} ${x + 4} ${mirrorH + 4} ${x + 6} ${mirrorH - 3}C${x + 2} ${mirrorH - 8} ${x - 12} ${mirrorH - 9} ${x - 16} ${mirrorH - 4}Z`],
];
const PLATE = (h, w = 18.6, t = 11) => ['lamp', `M${-w} ${h}L${w} ${h}L${w} ${h + t}L${-w} ${h + t}Z`, { s: 'line', w: 0.5 }];
const TRUCK_FACE = [
  ['black', TYRE(66, 92, 70)], ['dark', 'M-3 34L98 36L98 66L-3 66Z'],
  ['paint', 'M-3 60L98 60C100 92 100 112 98 128C94 168 90 196 86 208C83 216 77 219 66 220L-3 222Z', { s: 'deep', w: 0.4 }],
  ['glass', 'M-3 130L88 128C86 158 82 184 78 200C76 206 72 208 66 208L-3 210Z', { s: 'line', w: 1.8 }],
  ['black', 'M-3 96L62 96L58 116L-3 116Z'], ['none', 'M0 102L58 102M0 109L57 109', { s: 'alu', w: 1.2 }],
  ['glass', 'M66 72L96 74L97 94L70 92Z', { s: 'line', w: 0.6 }], ['lamp', 'M72 77L84 78L84 89L74 88Z'], ['amber', 'M87 78.4L93 79L93.6 90L87 89Z'],
  ['dark', 'M-3 40L96 42L98 66L-3 66Z'], ['black', 'M-3 46L56 46L54 60L-3 60Z'], ['lamp', 'M72 50L86 50L86 57L72 57Z'],
  ['none', 'M92 190L108 186', { s: 'line', w: 2 }], ['black', 'M102 146L114 146C116 146 117 148 117 150L117 186C117 188 116 190 114 190L102 190C100 190 99 188 99 186L99 150C99 148 100 146 102 146Z'],
];
const VAN_FACE = [
  ['black', TYRE(70, 94, 64)], ['paint', 'M-3 28L76 28C90 28 96 34 97 50C98 74 98 92 96 108C95 116 92 122 90 126L78 196L-3 196Z', { s: 'deep', w: 0.4 }],
  ['glass', 'M-3 126L86 126L76 190L-3 192Z', { s: 'line', w: 1.8 }], ['none', 'M84 122C80 112 60 104 40 101L-3 100', { s: 'deep', w: 0.7 }],
  ['black', 'M-3 78L40 80L36 96L-3 96Z'], ['none', 'M0 84L38 85M0 90L37 91', { s: 'alu', w: 1.1 }],
  ['glass', 'M46 82L92 88C95 98 94 106 90 112C76 106 56 98 47 94Z', { s: 'line', w: 0.6 }], ['none', 'M48 84L90 90', { s: 'lamp', w: 1.6 }], ['lamp', 'M60 89L70 90L70 97L61 95Z'],
  ['dark', 'M-3 26L84 26L96 44C80 56 60 58 44 58L-3 58Z'], ['black', 'M-3 36L50 36L46 52L-3 52Z'], ['black', 'M98 122L112 122C115 122 116 124 116 127L115 158C115 161 113 162 110 162L102 162C99 162 98 160 98 157Z'],
];
const PART_FACES = {
  'light-truck': { w: 224,
    front: TRUCK_FACE, frontTop: [PLATE(47), ['none', 'M-52 130L-4 138M6 130L56 138', { s: 'line', w: 1.4 }]],
    rear: [['black', TYRE(58, 92, 80)], ['dark', 'M-3 60L34 60L34 80L-3 80Z'], ['alu', 'M92 98L100 98L100 214L92 214ZM-3 208L98 208L98 214L-3 214ZM-3 178L98 178L98 181L-3 181ZM-3 158L98 158L98 161L-3 161Z'], ['paint', 'M-3 142L84 142L80 206C78 214 70 219 60 220L-3 221Z'], ['glass', 'M-3 152L66 152L62 200L-3 200Z', { s: 'line', w: 1.4 }], ['alu', 'M92 98L98 98L98 214L92 214Z', { s: 'line', w: 0.4 }], ['alu', 'M-3 98L106 98L106 140L-3 140Z', { s: 'line', w: 0.5 }], ['none', 'M0 112L106 112M0 126L106 126', { s: 'deep', w: 0.6, o: 0.4 }], ['metal', 'M-3 88L108 88L108 98L-3 98Z'], ['dark', 'M-3 66L100 66L100 86L-3 86Z'], ['tail', 'M70 70L96 70L96 82L70 82Z'], ['amber', 'M70 70L79 70L79 82L70 82Z'], ['metal', 'M98 138L108 138L108 146L98 146Z']], rearTop: [PLATE(70)] },
  motorhome: { w: 232,
    front: [['white', 'M-3 60L116 60L116 286C116 294 110 298 100 298L-3 300Z', { s: 'dk', w: 0.5 }], ...VAN_FACE, ['white', 'M-3 198L110 198C114 200 116 206 116 214L114 276C112 290 104 297 90 298L-3 300Z', { s: 'dk', w: 0.5 }], ['glass', 'M-3 226L74 226C80 226 82 230 82 234L80 256C79 262 75 265 69 265L-3 266Z', { s: 'line', w: 1.6 }], ['paint', 'M-3 206L108 206L110 216L-3 216Z'], ['amber', 'M96 288L104 286L104 290L96 292Z']], frontTop: [PLATE(39), ['none', 'M-56 128L-4 136M6 128L58 136', { s: 'line', w: 1.3 }]],
    rear: [['black', TYRE(60, 96, 60)], ['white', 'M-3 34L104 34C112 34 116 40 116 48L116 284C116 293 110 298 100 298L-3 300Z', { s: 'dk', w: 0.5 }], ['paint', 'M-3 104L116 112L116 88L-3 80Z'], ['deep', 'M-3 74L116 82L116 78L-3 70Z'], ['glass', 'M-3 190L66 190C70 190 72 192 72 196L72 238C72 242 70 244 66 244L-3 244Z', { s: 'line', w: 1.8 }], ['dark', 'M-3 30L106 30C112 30 116 36 116 44L116 54L-3 54Z'], ['tail', 'M98 60L108 60L108 100L98 100Z'], ['amber', 'M98 60L108 60L108 72L98 72Z'], ['tail', 'M70 284L84 284L84 288L70 288Z'], ['none', 'M96 120L96 270M86 120L86 270M86 140L96 140M86 165L96 165M86 190L96 190M86 215L96 215M86 240L96 240', { s: 'metal', w: 1.6 }]], rearTop: [PLATE(60), ['tail', 'M-12 286L12 286L12 290L-12 290Z']] },
  caravan: { w: 248,
    front: [['black', TYRE(84, 110, 60)], ['dark', 'M-3 62L118 62L120 112L-3 112Z'], ['white', 'M-3 110L121 110L120 264C120 274 114 278 104 279L-3 282Z', { s: 'dk', w: 0.5 }], ['paint', 'M-3 118L121 118L121 146L-3 146Z'], ['glass', 'M-3 188L92 188C97 188 99 190 99 194L95 244C94 249 92 251 87 251L-3 252Z', { s: 'line', w: 1.8 }], ['metal', 'M-3 60L96 60L96 108L-3 108Z', { s: 'line', w: 0.6 }], ['alu', 'M20 66L44 66L44 104C44 108 42 110 38 110L26 110C22 110 20 108 20 104Z', { s: 'line', w: 0.5 }], ['black', 'M-3 48L10 48L8 64L-3 64Z'], ['amber', 'M108 268L114 268L114 274L108 274Z'], ['black', 'M-3 0L6 0L6 18L-3 18Z'], ['metal', 'M-3 12L3 12L3 88L-3 88Z']], frontTop: [],
    rear: [['black', TYRE(84, 110, 60)], ['dark', 'M-3 58L118 58L120 112L-3 112Z'], ['white', 'M-3 110L121 110L120 264C120 274 114 278 104 279L-3 282Z', { s: 'dk', w: 0.5 }], ['paint', 'M-3 118L121 118L121 146L-3 146Z'], ['glass', 'M-3 188L78 188C82 188 84 190 84 194L84 236C84 240 82 242 78 242L-3 242Z', { s: 'line', w: 1.8 }], ['tail', 'M100 72L112 72L112 104L100 104Z'], ['amber', 'M100 72L112 72L112 82L100 82Z'], ['dark', 'M-3 48L104 48L104 60L-3 60Z'], ['tail', 'M96 268L108 267L108 271L96 272Z'], ['none', 'M-3 112L121 112', { s: 'chrome', w: 1.4 }]], rearTop: [PLATE(66)] },
  'camper-trailer': { w: 216,
    front: [['black', TYRE(74, 98, 56)], ['dark', 'M-3 54L104 54L106 70L-3 70Z'], ['white', 'M-3 66L106 66L106 128L-3 128Z', { s: 'dk', w: 0.4 }], ['paint', 'M-3 94L106 94L106 118L-3 118Z'], ['alu', 'M-3 120L104 120L104 128L-3 128Z', { s: 'line', w: 0.4 }], ['seat', 'M-3 128L100 128L94 172L-3 178Z', { s: 'dk', w: 0.5 }], ['white', 'M-3 128L98 128L92 226L-3 226Z', { s: 'dk', w: 0.5 }], ['glass', 'M-3 150L64 150L61 202L-3 202Z', { s: 'line', w: 1.2, o: 0.85 }], ['white', 'M-3 224L104 224C108 224 109 227 108 231L102 246C100 250 97 252 92 252L-3 252Z', { s: 'dk', w: 0.5 }], ['paint', 'M-3 230L107 230L105 236L-3 236Z'], ['alu', 'M14 60L36 60L36 100C36 106 33 109 28 109L22 109C17 109 14 106 14 100Z', { s: 'line', w: 0.5 }], ['black', 'M-3 44L9 44L8 58L-3 58Z'], ['black', 'M-3 0L6 0L6 18L-3 18Z'], ['metal', 'M-3 12L3 12L3 84L-3 84Z'], ['amber', 'M98 78L104 78L104 86L98 86Z']], frontTop: [],
    rear: [['black', TYRE(74, 98, 56)], ['dark', 'M-3 54L104 54L106 70L-3 70Z'], ['white', 'M-3 66L106 66L106 128L-3 128Z', { s: 'dk', w: 0.4 }], ['paint', 'M-3 94L106 94L106 118L-3 118Z'], ['alu', 'M-3 120L104 120L104 128L-3 128Z', { s: 'line', w: 0.4 }], ['white', 'M-3 128L98 128L92 226L-3 226Z', { s: 'dk', w: 0.5 }], ['glass', 'M-3 150L70 150L67 202L-3 202Z', { s: 'line', w: 1.2, o: 0.85 }], ['white', 'M-3 224L104 224C108 224 109 227 108 231L102 246C100 250 97 252 92 252L-3 252Z', { s: 'dk', w: 0.5 }], ['paint', 'M-3 230L107 230L105 236L-3 236Z'], ['tail', 'M86 72L100 72L100 90L86 90Z'], ['amber', 'M86 72L100 72L100 78L86 78Z'], ['none', 'M-3 118L106 118', { s: 'chrome', w: 1.2 }]], rearTop: [PLATE(62)] },
  'motorcycle-sport': { w: 96,
    front: [BIKE_WHEEL(6.4, 61), ['gold', 'M10 28L15 28L15 74L10 74Z'], ['metal', 'M6 28L17 28L17 36L6 36Z'], ['paint', 'M-3 64C6 64 12 62 15 56L13 54C10 59 5 61 -3 61Z'], ...BARS(34, 92, 112), ['paint', 'M-3 66C8 66 14 60 20 40C24 34 28 40 29 52C31 70 30 82 26 92C20 102 10 105 -3 106Z', { s: 'deep', w: 0.3 }], ['dk', 'M8 62C14 58 18 46 21 40C24 36 27 42 28 52C28 62 22 70 14 74Z', { o: 0.6 }], ['black', 'M2 84C10 87 18 90 24 93C25 88 23 83 18 80C12 78 6 79 2 84Z'], ['none', 'M4 84.4C11 87 17 89.6 23 92', { s: 'lamp', w: 1.2 }], ['glass', 'M-3 104C8 104 16 100 19 96C17 106 12 114 -3 116Z', { s: 'line', w: 0.4 }], ['black', 'M-3 72L8 74L6 80L-3 80Z']], frontTop: [],
    rear: [BIKE_WHEEL(9.5, 61), ['black', 'M-3 80L14 84L16 94L10 104L-3 106Z'], ['metal', 'M10 26L15 26L15 36L10 36Z'], ['metal', 'M14 34L24 36L26 58L18 60Z'], ...BARS(34, 92, 112), ['seat', 'M-3 84L14 86C17 92 15 98 10 102L-3 104Z'], ['paint', 'M-3 96L10 94C13 98 12 104 8 106L-3 107Z', { s: 'deep', w: 0.3 }], ['tail', 'M-3 97L7.6 97C8 99 7 101 5 101.6L-3 102Z'], ['dark', 'M-3 64L9 64L7 94L-3 94Z'], ['none', 'M6 84L18 82', { s: 'line', w: 1.6 }], ['amber', 'M17 79L23 79L23 84L17 84Z']], rearTop: [PLATE(66, 11, 14)] },
  'motorcycle-cruiser': { w: 112,
    front: [BIKE_WHEEL(8, 66), ['chrome', 'M12 30L18 30L18 96L12 96Z'], ['metal', 'M10 30L20 30L20 54L10 54Z'], ['paint', 'M-3 70C8 70 14 67 16 58L13.6 57C11 63 6 66 -3 66Z', { s: 'deep', w: 0.3 }], ['chrome', 'M10 88L24 88L24 92L10 92Z'], ['paint', 'M-3 78C14 78 20 84 20 90C18 98 10 102 -3 102Z'], ...BARS(46, 110, 124), ['chrome', 'M-3 83C8 83 13 88 13 96C13 104 8 109 -3 109Z', { s: 'line', w: 0.5 }], ['lamp', 'M-3 86C6 86 10 90 10 96C10 102 6 106 -3 106Z', { s: 'line', w: 0.4 }], ['amber', 'M25 86C29 86 31 89 31 92C31 95 29 98 25 98C22 96 22 88 25 86Z'], ['chrome', 'M28 22L36 22L36 32L28 32Z'], ['dark', 'M30 26L50 28L50 31L30 31Z']], frontTop: [],
    rear: [BIKE_WHEEL(12, 66), ['metal', 'M-3 80L11 82L8 110L-3 110Z'], ...BARS(46, 110, 124), ['seat', 'M-3 66L20 68C22 78 18 84 10 84L-3 85Z'], ['paint', 'M-3 76C10 76 15 72 16 60L15 34L-3 34Z', { s: 'deep', w: 0.3 }], ['chrome', 'M22 22C27 22 30 25 30 29.6C30 34 27 37 22 37C18 37 15 34 15 29.6C15 25 18 22 22 22Z', { s: 'line', w: 0.5 }], ['black', 'M22 25C25 25 27 27 27 29.6C27 32 25 34 22 34C20 34 18 32 18 29.6C18 27 20 25 22 25Z'], ['tail', 'M-3 56C5 56 8 58 8 61C8 64 5 66 -3 66Z'], ['none', 'M12 58L24 58', { s: 'chrome', w: 1.4 }], ['amber', 'M24 54C28 54 30 56 30 58.6C30 61 28 63 24 63Z']], rearTop: [PLATE(38, 11, 14)] },
  'motorcycle-adventure': { w: 118,
    front: [BIKE_WHEEL(6, 72), ['gold', 'M11 32L16 32L16 92L11 92Z'], ['metal', 'M8 32L18 32L18 40L8 40Z'], ['dark', 'M-3 76L12 76L14 70L-3 73Z'], ['none', 'M22 60C34 66 36 84 26 98', { s: 'line', w: 2 }], ['paint', 'M-3 84C14 84 30 92 34 104C30 114 20 118 -3 120Z', { s: 'deep', w: 0.3 }], ...BARS(46, 120, 134), ['dark', 'M34 112L50 110C54 114 54 124 50 128L38 126Z'], ['black', 'M-3 96L16 98C20 106 18 112 12 116L-3 116Z'], ['glass', 'M2 100L13 101C16 106 14 110 10 112L2 112Z'], ['none', 'M2 100L13 101C16 106 14 110 10 112', { s: 'lamp', w: 1.2 }], ['paint', 'M-3 82L10 86L7 97L-3 97Z', { s: 'deep', w: 0.3 }], ['glass', 'M-3 116L14 115C17 126 14 136 8 141L-3 142Z', { s: 'line', w: 0.5 }]], frontTop: [],
    rear: [BIKE_WHEEL(8.5, 67), ['black', 'M-3 98L12 100L10 119L-3 120Z'], ...BARS(46, 120, 134), ['alu', 'M16 58L46 58C48 58 49 60 49 62L49 92C49 95 47 96 45 96L16 96Z', { s: 'line', w: 0.6 }], ['none', 'M16 86L49 86', { s: 'line', w: 0.6 }], ['seat', 'M-3 92L14 93C16 98 14 103 8 104L-3 104Z'], ['dark', 'M-3 60L9 60L8 94L-3 94Z'], ['tail', 'M-3 90L9 90L8 96L-3 96Z'], ['glass', 'M-3 118L13 117C15 126 13 136 8 141L-3 142Z']], rearTop: [PLATE(64, 11, 14)] },
};

// --------------------------------------------------------------------- 5. views

// --- side

/** Head light interior for close crops: bezel, fins, projectors, indicator. */
const lampInside = (id, m, b) => {
  const xs = b.lamp.match(/-?[\d.]+/g).map(Number), x0 = Math.min(...xs.filter((_, i) => i % 2 === 0)), x1 = Math.max(...xs.filter((_, i) => i % 2 === 0));
  const h0 = Math.min(...xs.filter((_, i) => i % 2)), h1 = Math.max(...xs.filter((_, i) => i % 2)), d = m.P(b.lamp);
  const fins = Array.from({ length: 22 }, (_, i) => { const x = x0 + 30 * ((x1 - x0) / 54) + i * 1.5; return `M${m.x(x)} ${m.y(h1 + 2)}L${m.x(x - 7)} ${m.y(h0)}`; }).join('');
  const eye = ([x, h, r]) => [[r * 1.25, '#11161a'], [r * 1.08, '#7f8c97'], [r * 0.98, '#1a2127'], [r * 0.8, '#cfdbe4'], [r * 0.72, '#33434f']].map(([q, c]) => `<circle cx="${m.x(x)}" cy="${m.y(h)}" r="${m.k(q)}" fill="${c}"/>`).join('')
    + `<circle cx="${m.x(x)}" cy="${m.y(h)}" r="${m.k(r * 0.7)}" fill="url(#${id}ey)"/><ellipse cx="${m.x(x - r * 0.24)}" cy="${m.y(h + r * 0.3)}" rx="${m.k(r * 0.3)}" ry="${m.k(r * 0.16)}" fill="#fff" opacity=".85"/>`;
  return `<defs><clipPath id="${id}lc"><path d="${d}"/></clipPath>${radial(id + 'ey', [[0, '#dff0ff'], [0.45, '#7fa3bd'], [1, '#1d2a33']], 'cx=".45" cy=".4" r=".65"')}${grad(id + 'bz', 0, m.Y(h1), 0, m.Y(h0), [[0, '#2a3137'], [0.6, '#0f1316'], [1, '#1b2126']])}</defs>`
    + `<g clip-path="url(#${id}lc)"><path d="${d}" fill="url(#${id}bz)"/><path d="${fins}" stroke="#5e6a74" stroke-width="${m.k(0.35)}" opacity=".8"/>`
    + `${(b.eyes ?? []).map(eye).join('')}<path d="${d}" fill="none" stroke="#cfdbe4" stroke-opacity=".5" stroke-width="${m.k(0.9)}"/>`
    + `<path d="${m.P(b.drl)}" fill="none" stroke="#eaf6ff" stroke-width="${m.k(4.4)}" opacity=".4" filter="url(#${id}s1)"/>`
    + `<path d="M${m.x(x0 - 2)} ${m.y(h1)}L${m.x(x0 + 22)} ${m.y(h1 + 2)}L${m.x(x0 + 10)} ${m.y(h0 - 2)}L${m.x(x0 - 8)} ${m.y(h0)}Z" fill="#fff" opacity=".14"/></g>`;
};

const carSide = (id, m, b, p, t) => {
  const body = withArches(m, b), [xf, xr] = [b.axles[0], b.axles[b.axles.length - 1]];
  const clip = `clip-path="url(#${id}c)"`;
  const defs = [
    grad(id + 'p', 0, m.Y(b.h), 0, m.Y(b.sill - 2), paintStops(p, b)),
    grad(id + 'g', 0, m.Y(b.h - 4), 0, m.Y(b.belt - 4), glassStops(t.tint)),
    grad(id + 'fl', 0, m.Y(b.shoulderAt - 20), 0, m.Y(b.sill), [[0, p.dk, 0.5], [0.3, p.dk, 0.75], [0.75, p.deep, 0.62], [1, p.deep, 0.92]]),
    grad(id + 'tr', 0, m.Y(b.sill + 25), 0, m.Y(b.sill - 5), [[0, '#3b4045'], [0.4, '#26292d'], [1, '#121416']]),
    grad(id + 'tl', 0, m.Y(b.belt), 0, m.Y(b.shoulderAt - 25), [[0, '#f4493e'], [0.3, '#c11219'], [1, '#58060d']]),
    grad(id + 'hl', m.X(0), 0, m.X(58), 0, [[0, '#f4f8fb'], [0.25, '#aab6c0'], [0.6, '#5c6871'], [1, '#39434b']]),
    grad(id + 'al', 0, m.Y(b.sill + 12), 0, m.Y(b.sill - 2), [[0, '#e9edf0'], [1, '#8f979e']]),
    `<clipPath id="${id}c"><path d="${body}"/></clipPath>`,
    `<clipPath id="${id}d"><path d="${m.P(b.dlo)}"/></clipPath>`,
    blur(id + 's1', 1.1 * m.s), blur(id + 's2', 2.4 * m.s), blur(id + 's3', 4.5 * m.s),
  ].join('');

  const low = b.sill - (b.tall ? 6 : 3.5), wells = `<path d="M${m.x(xf - b.arch - 6)} ${m.y(b.sill + 8)}L${m.x(xr + b.arch + 6)} ${m.y(b.sill + 8)}L${m.x(xr + b.r)} ${m.y(low)}L${m.x(xf - b.r)} ${m.y(low)}Z" fill="#0a0c0e"/>`
    + (b.arched ?? b.axles).map((a) => `<path d="${archArc(m, a, b, b.arch + 2, low)}Z" fill="#08090b"/>`).join('');

  const shade = `<g ${clip}>`
    // floor reflection in the flank
    + `<path d="${m.P(b.horizon)}L${m.x(b.len + 20)} ${m.y(0)}L${m.x(-20)} ${m.y(0)}Z" fill="url(#${id}fl)" filter="url(#${id}s1)"/>`
    // roof and edges: a soft rim of light all round the outline
    + `<path d="${m.P(b.top)}" fill="none" stroke="${p.hi}" stroke-opacity="${n1(0.75 * p.gloss)}" stroke-width="${m.k(4)}" filter="url(#${id}s1)"/>`
    // nose and tail turn away from us
    + `<path d="M${m.x(-4)} ${m.y(0)}H${m.x(10)}C${m.x(16)} ${m.y(b.belt * 0.3)} ${m.x(14)} ${m.y(b.belt * 0.6)} ${m.x(20)} ${m.y(b.belt * 0.76)}L${m.x(-4)} ${m.y(b.belt)}Z" fill="${p.deep}" opacity=".45" filter="url(#${id}s3)"/>`
    + `<path d="M${m.x(b.len + 4)} ${m.y(0)}H${m.x(b.len - 12)}C${m.x(b.len - 16)} ${m.y(b.belt * 0.3)} ${m.x(b.len - 14)} ${m.y(b.belt * 0.6)} ${m.x(b.len - 18)} ${m.y(b.belt)}L${m.x(b.len + 4)} ${m.y(b.belt)}Z" fill="${p.deep}" opacity=".5" filter="url(#${id}s3)"/>`
    // shoulder: light above, shade below, a crisp line between
    + `<g fill="none" stroke-linecap="round"><path d="${m.P(b.shoulder)}" transform="translate(0 ${m.k(3.6)})" stroke="${p.dk}" stroke-opacity=".5" stroke-width="${m.k(5)}" filter="url(#${id}s2)"/>`
    + `<path d="${m.P(b.shoulder)}" transform="translate(0 ${m.k(-2.2)})" stroke="${p.hi}" stroke-opacity="${n1(0.8 * p.gloss)}" stroke-width="${m.k(3.4)}" filter="url(#${id}s1)"/>`
    + `<path d="${m.P(b.shoulder)}" stroke="${p.hi}" stroke-opacity="${n1(0.7 * p.gloss)}" stroke-width="${m.k(0.5)}"/>`
    + (b.lower ? `<path d="${m.P(b.lower)}" transform="translate(0 ${m.k(-3)})" stroke="${p.deep}" stroke-opacity=".4" stroke-width="${m.k(5)}" filter="url(#${id}s2)"/>`
      + `<path d="${m.P(b.lower)}" transform="translate(0 ${m.k(2.4)})" stroke="${p.lt}" stroke-opacity=".75" stroke-width="${m.k(4)}" filter="url(#${id}s2)"/>` : '')
    // arches: bright lip on top
    + (b.arched ?? b.axles).map((a) => `<path d="${archArc(m, a, b, b.arch + 5, b.r)}" stroke="${p.lt}" stroke-opacity=".32" stroke-width="${m.k(4)}" filter="url(#${id}s2)"/><path d="${archArc(m, a, b, b.arch + 0.5, b.sill)}" stroke="${p.hi}" stroke-opacity=".3" stroke-width="${m.k(0.8)}"/>`).join('')
    + (b.hood ? `<path d="${m.P(b.hood)}" stroke="${mix(p.deep, '#000000', 0.3)}" stroke-opacity=".55" stroke-width="${m.k(0.5)}"/>` : '')
    + `</g></g>`;

  const c = b.cladding, trim = `<g fill="url(#${id}tr)" ${clip}>`
    + (b.black ?? []).map((d) => `<path d="${m.P(d)}"/>`).join('')
    + (c && !(c.optional && t.plainArches) ? b.axles.map((a) => `<path d="${archArc(m, a, b, b.arch + c.arch / 2 - 0.2, b.sill)}" fill="none" stroke="#202427" stroke-width="${m.k(c.arch)}"/><path d="${archArc(m, a, b, b.arch + c.arch - 0.6, b.r)}" fill="none" stroke="#6a7178" stroke-opacity=".55" stroke-width="${m.k(0.5)}"/>`).join('')
      + '' : '')
    + (c ? [...c.sill, c.front, b.tray ? '' : c.rear].filter(Boolean).map((d) => `<path d="${m.P(d)}"/>`).join('') : '')
    + (b.vents ?? []).map((d) => `<path d="${m.P(d)}" fill="#0c0e10" opacity=".85"/>`).join('')
    + (b.silver ?? []).map((d) => `<path d="${m.P(d)}" fill="url(#${id}al)"/>`).join('') + `</g>`;

  const [gx0, gx1] = [m.X(b.axles[0] + 40), m.X(xr + 20)], gt = m.Y(b.h), gb = m.Y(b.belt - 6), lean = (gb - gt) * 0.75;
  const streak = (x, w, o) => `<path d="M${n1(x + lean)} ${n1(gt)}h${n1(w)}L${n1(x + w)} ${n1(gb)}h${n1(-w)}Z" fill="#dfe9f0" opacity="${o}"/>`;
  const seat = ([x, h]) => `<path d="M${m.x(x - 8)} ${m.y(h)}C${m.x(x - 8)} ${m.y(h + 3)} ${m.x(x + 4)} ${m.y(h + 3)} ${m.x(x + 5)} ${m.y(h)}L${m.x(x + 8)} ${m.y(h - 12)}L${m.x(x + 10)} ${m.y(h - 16)}C${m.x(x + 16)} ${m.y(h - 22)} ${m.x(x + 20)} ${m.y(h - 34)} ${m.x(x + 22)} ${m.y(h - 50)}L${m.x(x - 8)} ${m.y(h - 50)}C${m.x(x - 9)} ${m.y(h - 34)} ${m.x(x - 10)} ${m.y(h - 24)} ${m.x(x - 5)} ${m.y(h - 16)}L${m.x(x - 5)} ${m.y(h - 12)}Z"/>`;
  const glass = (b.screen ?? []).map((d) => `<path d="${m.P(d)}" fill="url(#${id}g)" stroke="#0b0e11" stroke-width="${m.k(0.5)}"/>`).join('')
    + `<path d="${m.P(b.dlo)}" fill="url(#${id}g)" stroke="#0c0f12" stroke-width="${m.k(2)}" stroke-linejoin="round"/>`
    + `<g clip-path="url(#${id}d)"><g fill="#06090c" opacity=".55">${(b.seats ?? []).map(seat).join('')}</g>`
    + streak(gx0 + (gx1 - gx0) * t.streak, 62 * m.s / 2.7, 0.16) + streak(gx0 + (gx1 - gx0) * t.streak + 84 * m.s / 2.7, 18 * m.s / 2.7, 0.13) + streak(gx0 + (gx1 - gx0) * (t.streak + 0.46), 96 * m.s / 2.7, 0.09)
    + `<path d="${m.P(b.dlo)}" fill="none" stroke="#cfdbe4" stroke-opacity=".3" stroke-width="${m.k(3)}"/>`
    + (b.pillars ?? []).map((d) => `<path d="${m.P(d)}" fill="#0b0d10"/>`).join('') + `</g>`
    + (t.chrome ? `<path d="${m.P(b.dlo)}" fill="none" stroke="#e6eaed" stroke-width="${m.k(0.8)}" stroke-linejoin="round"/>` : '');

  const lamp = (d, fill) => `<path d="${m.P(d)}" fill="${fill}" stroke="#14090a" stroke-opacity=".8" stroke-width="${m.k(0.7)}" stroke-linejoin="round"/>`;
  const lights = `<g ${clip}>` + lamp(b.lamp, `url(#${id}hl)`) + (t.near ? lampInside(id, m, b) : '')
    + (t.near ? [] : b.eyes ?? []).map(([x, h, r]) => `<ellipse cx="${m.x(x)}" cy="${m.y(h)}" rx="${m.k(r)}" ry="${m.k(r * 0.86)}" fill="#1b2126" opacity=".8"/><ellipse cx="${m.x(x)}" cy="${m.y(h)}" rx="${m.k(r * 0.62)}" ry="${m.k(r * 0.54)}" fill="#9fb0bd"/>`).join('')
    + `<path d="${m.P(b.drl)}" fill="none" stroke="#fff" stroke-width="${m.k(1.5)}" stroke-linecap="round"/>`
    + (b.tail ? lamp(b.tail, `url(#${id}tl)`) : '')
    + (b.reflector ? `<path d="${m.P(b.reflector)}" fill="#b3151b"/>` : '')
    + (!b.tailLine ? '' : `<path d="${m.P(b.tailLine)}" fill="none" stroke="#ffb4a6" stroke-width="${m.k(1.1)}" stroke-linecap="round"/>`) + '</g>';

  const lines = `<g fill="none" stroke-linecap="round" stroke-linejoin="round" ${clip}>${b.cuts.map((d) => cut(m, d, p)).join('')}</g>`
    + (b.flap ? `<rect x="${m.x(b.flap[0] - b.flap[2])}" y="${m.y(b.flap[1] + b.flap[2])}" width="${m.k(b.flap[2] * 2)}" height="${m.k(b.flap[2] * 1.9)}" rx="${m.k(3.4)}" fill="none" stroke="${mix(p.deep, '#000000', 0.3)}" stroke-opacity=".55" stroke-width="${m.k(0.45)}"/>` : '');

  const fin = (x, h) => `<path d="M${m.x(x)} ${m.y(h - 2)}C${m.x(x + 4)} ${m.y(h + 1.6)} ${m.x(x + 8)} ${m.y(h + 3.2)} ${m.x(x + 11)} ${m.y(h + 3)}L${m.x(x + 12.4)} ${m.y(h - 3)}Z" fill="${mix(p.dk, '#101214', 0.4)}"/>`;
  const extras = b.antenna ? fin(...b.antenna) : '';
  const rails = b.rails && t.rails ? `<path d="${m.P(b.rails)}" fill="none" stroke="${t.chrome ? '#c9ced2' : '#1b1e21'}" stroke-width="${m.k(2.2)}" stroke-linecap="round"/><path d="${m.P(b.rails)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${m.k(0.5)}" transform="translate(0 ${m.k(-0.6)})"/>` : '';

  const step = b.step ? `<path d="M${m.x(b.step[0])} ${m.y(b.step[2] + 5)}L${m.x(b.step[1])} ${m.y(b.step[2] + 5)}L${m.x(b.step[1] - 8)} ${m.y(b.step[2])}L${m.x(b.step[0] + 8)} ${m.y(b.step[2])}Z" fill="#1a1d20"/><path d="M${m.x(b.step[0])} ${m.y(b.step[2] + 5)}L${m.x(b.step[1])} ${m.y(b.step[2] + 5)}" stroke="#7d858c" stroke-width="${m.k(0.7)}"/>` : '';
  const tub = b.tubRail ? `<path d="${m.P(b.tubRail)}" fill="#1a1d20"/>` : '';
  const bar = b.sportsBar && t.bar ? `<path d="${m.P(b.sportsBar)}" fill="${t.bar === 'chrome' ? '#858e95' : '#1c1f22'}"/>` : '';

  const mat = materialsOf(id, m, b, p), seesParts = b.behind || b.front;
  const wheels = b.axles.map((a, i) => useWheel(id + 'w', m, a, b.r, t.turn + i * 31)).join('');
  return {
    defs: defs + (seesParts ? mat.defs : ''),
    art: drawParts(m, b.behind, mat) + bar + rails + wells + step + extras + `<path d="${body}" fill="url(#${id}p)"/>` + shade + trim + tub + glass + lines + lights
      + b.handles.map((h) => handle(m, h, p, t.chromeHandle)).join('')
      + drawParts(m, b.front, mat)
      + (b.mirror ? mirror(m, b.mirror, p, t.blackMirror || b.blackMirror ? '#24282c' : mix(p.base, p.lt, 0.35)) : '')
      + wheels,
  };
};

/** Motorcycles and caravans: no car body, only parts.  Order: behind, wheels, parts. */
const partsSide = (id, m, b, p, t) => {
  const mat = materialsOf(id, m, b, p);
  return {
    defs: mat.defs,
    art: drawParts(m, b.behind, mat) + b.axles.map((a, i) => useWheel(id + 'w', m, a, b.radii?.[i] ?? b.r, t.turn + i * 31)).join('') + drawParts(m, b.parts, mat),
  };
};

const side = ({ id, b, p, t, tone, flip }) => {
  const s = Math.min(1330 / b.len, 640 / b.h, b.maxScale ?? 2.86), gy = 566 + (b.h * s) / 2 + 40, ox = (W - b.len * s) / 2;
  const m = mapper(s, ox, gy);
  const bg = backdrop(id, tone, gy - 118);
  const wheel = b.bike ? bikeWheel(id + 'w', b.bike) : wheelSymbol(id + 'w', t.wheel);
  const shadow = groundShadow(id, m, b), car = (b.top ? carSide : partsSide)(id, m, b, p, t);
  const defs = bg.defs + shadow.defs + wheel.defs + wheel.art + car.defs
    + grad(id + 'fm', 0, gy, 0, gy + 190, [[0, '#fff', 0.34], [0.5, '#fff', 0.1], [1, '#fff', 0]])
    + `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="${n1(gy)}" width="${W}" height="200"><rect y="${n1(gy)}" width="${W}" height="200" fill="url(#${id}fm)"/></mask>`;
  const scene = nightLight(id, tone, `<g mask="url(#${id}m)"><use href="#${id}v" transform="translate(0 ${n1(2 * gy)}) scale(1 -1)"/></g>${shadow.art}<g id="${id}v">${car.art}</g>`);
  return { defs, art: bg.art + (flip ? `<g transform="translate(${W} 0) scale(-1 1)">${scene}</g>` : scene) + bg.vignette };
};

const trimFor = (b, random) => {
  const styles = b.wheels ?? (b.tall ? ['five', 'twin', 'six', 'vee', 'ten'] : ['twin', 'multi', 'vee', 'five', 'turbine', 'ten']);
  const style = pick(random, styles);
  return {
    wheel: { style, rim: (b.rim ?? (b.tall ? 0.66 : 0.71)) + random() * 0.02, tone: pick(random, b.tones ?? ['silver', 'machined', 'machined', 'silver', 'machined', 'gunmetal', 'black']), caliper: pick(random, ['#8a9096', '#8a9096', '#7d848a', '#6f767d', '#8a9096', '#8a9096', '#8a9096', '#b3232a']), chunky: !!b.chunky },
    turn: Math.round(random() * 70), tint: random() * 0.6, streak: 0.02 + random() * 0.3,
    chrome: random() < 0.35, chromeHandle: random() < 0.18, rails: random() < 0.75, blackMirror: random() < 0.25,
    plainArches: random() < 0.4,
    bar: random() < 0.45 ? (random() < 0.3 ? 'chrome' : 'black') : null,
  };
};

// --- close crops of the side: the same drawing under a longer lens

const crop = (aim) => (c) => {
  const { id, b, p, t, tone } = c, { s, cx, cy, x, h } = aim(b);
  const m = mapper(s, cx - x * s, cy + h * s), gy = m.Y(0);
  const bg = backdrop(id, tone, Math.min(gy - 150, 760));
  const wheel = b.bike ? bikeWheel(id + 'w', b.bike) : wheelSymbol(id + 'w', t.wheel);
  const shadow = groundShadow(id, m, b), car = (b.top ? carSide : partsSide)(id, m, b, p, { ...t, near: true });
  return { defs: bg.defs + shadow.defs + wheel.defs + wheel.art + car.defs, art: bg.art + nightLight(id, tone, shadow.art + car.art) + (bg.near ?? bg.vignette) };
};
const wheelCrop = crop((b) => ({ s: 350 / b.r, cx: 820, cy: 590, x: b.axles[0], h: b.r }));
const lightCrop = crop((b) => (b.bike ? { s: 13, cx: 800, cy: 540, x: 56, h: b.h * 0.74 } : { s: 18.5, cx: 760, cy: 450, x: 31, h: Math.max(...b.lamp.match(/-?[\d.]+ (-?[\d.]+)/g).map((q) => +q.split(' ')[1])) - 9 }));

// --- front and rear: one half drawn, the other mirrored

const faceStage = (c, w, h, build) => {
  const { id, b, tone } = c;
  const s = Math.min(690 / h, 1000 / w, b.bike ? 5.7 : 4.7), gy = 566 + (h * s) / 2 + 30, m = mapper(s, 800, gy);
  const bg = backdrop(id, tone, gy - 118), art = build(m), a = w / 2;
  const defs = bg.defs + art.defs + blur(id + 'b1', 16) + blur(id + 'b2', 6) + radial(id + 'sh', [[0, '#0a0f14', 0.62], [0.6, '#0a0f14', 0.4], [1, '#0a0f14', 0]])
    + grad(id + 'fm', 0, gy, 0, gy + 190, [[0, '#fff', 0.32], [0.5, '#fff', 0.1], [1, '#fff', 0]])
    + `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="${n1(gy)}" width="${W}" height="200"><rect y="${n1(gy)}" width="${W}" height="200" fill="url(#${id}fm)"/></mask>`;
  const floor = `<ellipse cx="800" cy="${n1(gy + 6)}" rx="${n1(a * 1.3 * s)}" ry="52" fill="url(#${id}sh)" opacity=".8"/>`
    + `<ellipse cx="800" cy="${n1(gy - 8)}" rx="${n1(a * 0.94 * s)}" ry="17" fill="#05080b" opacity=".75" filter="url(#${id}b1)"/>`;
  return { defs, art: bg.art + nightLight(id, tone, `<g mask="url(#${id}m)"><use href="#${id}v" transform="translate(0 ${n1(2 * gy)}) scale(1 -1)"/></g>${floor}<g id="${id}v">${art.art}</g>`) + bg.vignette };
};
const mirrored = (id, art, behind = '') => `${behind}<g id="${id}">${art}</g><use href="#${id}" transform="translate(${W} 0) scale(-1 1)"/>`;

const carFace = (c, rear) => {
  const { id, p, body, b, t } = c, f = FACES[body], a = f.w / 2, h = b.h;
  return faceStage(c, f.w, h, (m) => {
    const P = m.P, k = m.k, belt = (rear ? f.deck : f.cowl) - 2, sh = belt - 12, rf = f.roof, cl = f.clear, tw = 24;
    const top = f.open ? `C${a - 8} ${belt + 2} ${a - 14} ${belt + 3} ${a - 24} ${belt + 4}L-0.4 ${belt + 7}` :
      `C${a - 9} ${belt + 6} ${rf + 8} ${h - 24} ${rf} ${h - 9}C${rf - 4} ${h - 3.4} ${rf * 0.6} ${h} -0.4 ${h}`;
    // Each layer overlaps the centre line a little more than the one below, which avoids a fringe at the seam.
    const half = `M-0.4 ${cl}L${a - 20} ${cl}C${a - 8} ${cl} ${a - 3} ${cl + 6} ${a - 1} ${cl + 20}C${a + 1} ${cl + 34} ${a} ${sh - 16} ${a - 0.6} ${sh}C${a - 2} ${sh + 6} ${a - 4} ${belt - 2} ${a - 8} ${belt}${top}Z`;
    const gl = rear ? 0.9 : 1, g0 = (rear ? f.deck : f.cowl) + 2, gTop = h - 7;
    const wide = a - 15;
    const glass = `M-2 ${g0 - 2}C${wide * 0.5} ${g0 - 1.6} ${wide * 0.8} ${g0 - 0.6} ${wide * gl} ${g0 + 1.4}C${wide * gl - 3} ${g0 + 12} ${rf + 1} ${h - 22} ${rf - 5} ${gTop - 4}C${rf - 12} ${gTop - 1.4} ${rf * 0.5} ${gTop} -2 ${gTop}Z`;
    const E = f.edge, clad = f.clad ?? 0;
    const defs = grad(id + 'p', 0, m.Y(h), 0, m.Y(cl), [[0, mix(p.lt, p.hi, 0.6)], [0.05, p.lt], [0.14, p.base], [(h - belt) / (h - cl), p.lt], [(h - sh + 2) / (h - cl), mix(p.lt, p.hi, 0.3)], [(h - sh + 14) / (h - cl), p.base], [0.86, p.dk], [1, p.deep]])
      + grad(id + 'g', 0, m.Y(h), 0, m.Y(g0), [[0, '#7c8c98'], [0.35, '#3d4a54'], [1, '#12181d']])
      + grad(id + 'tr', 0, m.Y(cl + 40), 0, m.Y(cl), [[0, '#33383c'], [0.5, '#202427'], [1, '#0f1113']])
      + grad(id + 'hl', m.X(a), 0, m.X(a - 44), 0, [[0, '#8e9ba6'], [0.4, '#e9f0f5'], [1, '#5c6871']])
      + grad(id + 'tl', 0, m.Y(belt), 0, m.Y(belt - 24), [[0, '#f4493e'], [0.5, '#b91018'], [1, '#5f070e']])
      + grad(id + 'hd', 0, m.Y(f.cowl), 0, m.Y(E), [[0, p.lt], [0.5, mix(p.lt, p.hi, 0.55)], [1, p.base]])
      + grad(id + 'sd', m.X(a), 0, m.X(a - 26), 0, [[0, p.deep, 0.75], [0.4, p.dk, 0.3], [1, p.dk, 0]])
      + `<clipPath id="${id}c"><path d="${P(half.replaceAll('-0.4 ', '-3 '))}"/></clipPath>` + blur(id + 's1', 1.2 * m.s) + blur(id + 's2', 2.6 * m.s);
    const tyre = `<rect x="${m.x(a - 5 - tw)}" y="${m.y(b.r * 1.9)}" width="${k(tw)}" height="${k(b.r * 1.9)}" rx="${k(5)}" fill="#17191b"/><rect x="${m.x(a - 5 - tw + 3)}" y="${m.y(b.r)}" width="${k(1.2)}" height="${k(b.r)}" fill="#000" opacity=".6"/><rect x="${m.x(a - 5 - tw + 10)}" y="${m.y(b.r)}" width="${k(1.2)}" height="${k(b.r)}" fill="#000" opacity=".6"/><rect x="${m.x(a - 5 - tw + 17)}" y="${m.y(b.r)}" width="${k(1.2)}" height="${k(b.r)}" fill="#000" opacity=".6"/>`;
    const fill = (d, f2, extra = '') => `<path d="${P(d)}" fill="${f2}" ${extra}/>`;
    const line = (d, col, w, o = 1) => `<path d="${P(d)}" fill="none" stroke="${col}" stroke-width="${k(w)}" stroke-opacity="${o}" stroke-linecap="round" stroke-linejoin="round"/>`;
    const dark = mix(p.deep, '#000000', 0.4);
    let face;
    if (!rear) {
      const gw = f.grille === 'tall' ? 46 : f.grille === 'wide' ? 42 : 34, g1 = E - 3, gh = f.grille === 'tall' ? 30 : f.grille === 'wide' ? 22 : 9;
      face =
        // bonnet with two soft creases
        fill(`M-1 ${f.cowl}L${a - 18} ${f.cowl + 1}C${a - 16} ${f.cowl - 8} ${a - 18} ${E + 8} ${a - 24} ${E + 2}C${a - 40} ${E - 1} 30 ${E - 2} -1 ${E - 2}Z`, `url(#${id}hd)`)
        + `<g filter="url(#${id}s1)">${line(`M${a - 40} ${f.cowl - 2}C${a - 42} ${f.cowl - 10} ${a - 46} ${E + 6} ${gw - 6} ${E}`, p.hi, 2.4, 0.6)}${line(`M${a - 36} ${f.cowl - 2}C${a - 38} ${f.cowl - 10} ${a - 42} ${E + 6} ${gw - 2} ${E}`, p.dk, 2, 0.5)}</g>`
        + line(`M${a - 18} ${f.cowl}C${a - 15} ${f.cowl - 8} ${a - 17} ${E + 8} ${a - 25} ${E + 1}C${a - 42} ${E - 2.4} 30 ${E - 3.4} -1 ${E - 3.4}`, dark, 0.6, 0.7)
        // grille, lamp, bumper
        + fill(`M-1 ${g1 - 1}L${gw} ${g1}C${gw + 2} ${g1 - gh * 0.4} ${gw - 1} ${g1 - gh * 0.8} ${gw - 8} ${g1 - gh}L-1 ${g1 - gh}Z`, '#0c0e10')
        + Array.from({ length: Math.max(2, Math.round(gh / 6)) }, (_, i, all) => line(`M-1 ${g1 - 4 - (i * (gh - 6)) / Math.max(1, Math.round(gh / 6) - 1 || 1)}L${gw - 3 - i * 1.6} ${g1 - 4 - (i * (gh - 6)) / Math.max(1, Math.round(gh / 6) - 1 || 1)}`, t.chrome ? '#c9d0d5' : '#4d555b', 1.1, 0.8)).join('')
        + fill(`M${gw + 3} ${E - 4}C${gw + 14} ${E - 1} ${a - 20} ${E + 2} ${a - 5} ${E + 6}C${a - 3} ${E - 1} ${a - 4} ${E - 7} ${a - 8} ${E - 12}C${a - 24} ${E - 13} ${gw + 12} ${E - 12} ${gw + 4} ${E - 10}Z`, `url(#${id}hl)`, `stroke="#14171a" stroke-opacity=".7" stroke-width="${k(0.7)}"`)
        + [0, 13].map((dx) => `<circle cx="${m.x(gw + 15 + dx)}" cy="${m.y(E - 6.4)}" r="${k(3.6)}" fill="#1b2126"/><circle cx="${m.x(gw + 15 + dx)}" cy="${m.y(E - 6.4)}" r="${k(2.3)}" fill="#b9c8d3"/>`).join('')
        + line(`M${gw + 6} ${E - 10.4}C${gw + 16} ${E - 11.6} ${a - 24} ${E - 12} ${a - 9} ${E - 11}C${a - 6} ${E - 6} ${a - 6} ${E} ${a - 7} ${E + 4}`, '#ffffff', 1.3)
        + line(`M${a - 9} ${E - 13}C${a - 12} ${E - 24} ${a - 6} ${cl + 26} ${a - 3} ${cl + 22}`, dark, 0.5, 0.5)
        + fill(`M-1 ${cl - 1}L${a - 8} ${cl - 1}L${a - 1} ${cl + 4 + clad}C${a - 16} ${cl + 6 + clad} ${a - 24} ${cl + 4 + clad * 0.8} ${a - 32} ${cl + 3 + clad * 0.5}L-1 ${cl + 3 + clad * 0.5}Z`, `url(#${id}tr)`)
        + fill(`M-1 ${cl + 8 + clad * 0.5}L48 ${cl + 8 + clad * 0.5}C53 ${cl + 13 + clad * 0.5} 54 ${cl + 17 + clad * 0.5} 52 ${cl + 22 + clad * 0.5}C40 ${cl + 25 + clad * 0.5} 20 ${cl + 26 + clad * 0.5} -1 ${cl + 26 + clad * 0.5}Z`, '#0f1113')
        + line(`M-1 ${cl + 17 + clad * 0.5}L50 ${cl + 17 + clad * 0.5}`, '#3a4147', 1.1)
        + fill(`M${a - 26} ${cl + 14 + clad * 0.6}C${a - 18} ${cl + 16 + clad * 0.6} ${a - 12} ${cl + 20 + clad * 0.6} ${a - 9} ${cl + 29 + clad * 0.6}C${a - 14} ${cl + 30 + clad * 0.6} ${a - 20} ${cl + 29 + clad * 0.6} ${a - 24} ${cl + 27 + clad * 0.6}Z`, '#101214')
        + line(`M${a - 22} ${cl + 18 + clad * 0.6}L${a - 14} ${cl + 21 + clad * 0.6}`, '#eef4f8', 1.2, 0.9);
    } else {
      const T = f.deck - 6, gate = f.back === 'gate', barn = f.back === 'barn';
      const lamp = gate || barn ? `M${a - 15} ${T + (gate ? 4 : 8)}L${a - 4} ${T + (gate ? 3 : 7)}C${a - 2} ${T - 14} ${a - 2} ${T - 26} ${a - 3} ${T - 38}L${a - 15} ${T - 38}Z`
        : `M${a - 44} ${T - 2}C${a - 28} ${T + 2} ${a - 16} ${T + 3} ${a - 6} ${T + 3}C${a - 3} ${T - 5} ${a - 3} ${T - 12} ${a - 6} ${T - 17}C${a - 18} ${T - 17} ${a - 32} ${T - 14} ${a - 42} ${T - 10}Z`;
      const inner = gate ? a - 17 : barn ? a - 18 : f.back === 'boot' ? a - 46 : a - 30;
      face =
        fill(`M-1 ${f.deck + 1}L${a - 12} ${f.deck}L${a - 3} ${T - 6}L-1 ${T - 4}Z`, p.hi, `opacity=".28" filter="url(#${id}s1)"`)
        + (gate ? fill(`M-1 ${f.deck}L${a - 5} ${f.deck - 0.6}L${a - 5} ${f.deck + 2}L-1 ${f.deck + 2.6}Z`, '#14171a') : '')
        + line(gate ? `M-1 ${f.deck - 3}L${a - 18} ${f.deck - 4}L${a - 18} ${T - 42}L-1 ${T - 42}`
          : barn ? `M-1 ${h - 10}L${a - 22} ${h - 14}L${a - 18} ${f.deck}L${a - 18} ${cl + 30}L-1 ${cl + 30}M0 ${h - 10}L0 ${cl + 30}`
            : `M${inner + 22} ${f.deck - 2}C${inner + 20} ${T - 8} ${inner + 6} ${T - 14} ${inner + 2} ${T - 20}C${inner - 2} ${T - 34} ${inner - 4} ${cl + 40} ${inner - 10} ${cl + 34}L-1 ${cl + 33}`, dark, 0.6, 0.7)
        + line(`M-1 ${T - 18}C20 ${T - 18} 40 ${T - 18.6} ${a - 42} ${T - 20}`, p.hi, 1.2, barn ? 0 : 0.55)
        + line(`M-1 ${T - 20}C20 ${T - 20} 40 ${T - 20.6} ${a - 42} ${T - 22}`, p.deep, 1.6, barn ? 0 : 0.5)
        + fill(lamp, `url(#${id}tl)`, `stroke="#1a0506" stroke-opacity=".8" stroke-width="${k(0.7)}"`)
        + (b.tray ? '' : gate || barn ? line(`M${a - 11} ${T - 2}L${a - 11} ${T - 32}`, '#ffb4a6', 1.3) : line(`M${a - 40} ${T - 5}C${a - 28} ${T - 3} ${a - 16} ${T - 2} ${a - 7} ${T - 2}`, '#ffb4a6', 1.4))
        + (f.back === 'hatch' && !f.clad ? fill(`M-1 ${T - 4.4}L${a - 44} ${T - 3.6}L${a - 43} ${T - 8}L-1 ${T - 8}Z`, '#8c1016', 'opacity=".9"') : '')
        + (b.tray ? fill(`M-1 ${T - 40}L${a - 1} ${T - 40}L${a - 1} ${f.deck + 2}L-1 ${f.deck + 2}Z`, '#c9cfd4')
          + line(`M-1 ${T - 10}L${a - 3} ${T - 10}M-1 ${T - 22}L${a - 3} ${T - 22}`, '#8b949b', 0.9) + fill(`M-1 ${T - 46}L${a - 2} ${T - 46}L${a - 2} ${T - 39}L-1 ${T - 39}Z`, '#9aa2a9')
          + fill(`M${a - 34} ${T - 58}L${a - 8} ${T - 58}L${a - 8} ${T - 48}L${a - 34} ${T - 48}Z`, `url(#${id}tl)`) : '')
        // bumper, plate, diffuser
        + line(`M${a - 4} ${T - 19}C${a - 18} ${T - 20} ${a - 24} ${T - 22} ${a - 28} ${T - 26}`, dark, 0.5, gate || barn ? 0 : 0.55)
        + fill(`M-1 ${cl - 1}L${a - 8} ${cl - 1}L${a - 1} ${cl + 6 + clad}C${a - 16} ${cl + 10 + clad} ${a - 30} ${cl + 12 + clad * 0.6} ${a - 40} ${cl + 11 + clad * 0.5}L-1 ${cl + 12 + clad * 0.5}Z`, `url(#${id}tr)`)
        + (b.tray ? '' : fill(`M${a - 34} ${cl + 14 + clad * 0.7}L${a - 12} ${cl + 15 + clad * 0.8}L${a - 12} ${cl + 17.4 + clad * 0.8}L${a - 33} ${cl + 16.6 + clad * 0.7}Z`, '#b3151b'))
        + (gate ? fill(`M-1 ${cl + 12}L${a - 6} ${cl + 12}L${a - 4} ${cl + 26}L-1 ${cl + 26}Z`, t.chrome ? '#aeb6bc' : '#1d2023') + line(`M-1 ${cl + 25.4}L${a - 6} ${cl + 25.4}`, '#8a9299', 0.8, 0.7)
          : barn ? '' : fill(`M${a - 46} ${cl + 1}L${a - 30} ${cl + 1}C${a - 27} ${cl + 1} ${a - 27} ${cl + 6.6} ${a - 30} ${cl + 6.6}L${a - 46} ${cl + 6.6}C${a - 49} ${cl + 6.6} ${a - 49} ${cl + 1} ${a - 46} ${cl + 1}Z`, '#0a0b0c', `stroke="#b9c1c8" stroke-width="${k(0.9)}"`));
    }
    const plateY = rear ? (f.back === 'gate' ? cl + 24 : f.back === 'barn' ? f.deck - 34 : f.deck - 28) : cl + (f.clad ? 27 : 21);
    const plate = `<rect x="${m.x(-18.6)}" y="${m.y(plateY)}" width="${k(37.2)}" height="${k(11)}" rx="${k(1)}" fill="#f7f8f8" stroke="#20252a" stroke-width="${k(0.6)}"/>`;
    const badge = rear && b.tray ? '' : `<circle cx="800" cy="${m.y(rear ? (f.back === 'gate' ? f.deck - 18 : f.deck - 12) : f.edge + 1.6)}" r="${k(3.6)}" fill="#dfe4e8" stroke="#50585f" stroke-width="${k(0.7)}"/>`;
    const halfArt = tyre
      + `<path d="${P(half)}" fill="url(#${id}p)"/>`
      + `<g clip-path="url(#${id}c)"><path d="${P(half.slice(0, -1))}" fill="none" stroke="${p.hi}" stroke-opacity=".6" stroke-width="${k(2.4)}" filter="url(#${id}s1)"/><rect x="${m.x(a - 26)}" y="${m.y(belt)}" width="${k(30)}" height="${k(belt)}" fill="url(#${id}sd)"/>${face}</g>`
      + (f.open ? (rear ? '' : `<path d="${P(`M-1 ${f.cowl + 4}C30 ${f.cowl + 4} 56 ${f.cowl + 3} ${a - 18} ${f.cowl + 2}C${a - 22} ${f.cowl + 14} ${rf + 4} ${h - 12} ${rf} ${h - 4}L-1 ${h - 1}`)}" fill="#56646f" fill-opacity=".42" stroke="#101315" stroke-width="${k(2.6)}"/>`)
        : `<path d="${P(glass.slice(0, -1))}" fill="url(#${id}g)" stroke="#0c0f12" stroke-width="${k(1.6)}"/>`);
    const seats = (o) => [-1, 1].map((q) => `<path d="${P(`M${q * 22 - 9} ${f.cowl + 4}L${q * 22 - 8} ${f.cowl + 16}C${q * 22 - 8} ${f.cowl + 27} ${q * 22 + 8} ${f.cowl + 27} ${q * 22 + 8} ${f.cowl + 16}L${q * 22 + 9} ${f.cowl + 4}Z`)}" fill="#0b0e11" opacity="${o}"/>`).join('');
    const glare = f.open ? '' : `<path d="${P(`M${-rf * 0.2} ${h - 8}L${rf * 0.42} ${h - 8.6}L${-rf * 0.1} ${g0}L${-rf * 0.86} ${g0}Z`)}" fill="#dfe9f0" opacity=".13"/><path d="${P(`M${rf * 0.54} ${h - 9}L${rf * 0.66} ${h - 9.4}L${rf * 0.18} ${g0}L${rf * 0.04} ${g0}Z`)}" fill="#dfe9f0" opacity=".11"/>`;
    const wiper = rear ? (f.back === 'hatch' ? line(`M4 ${g0 + 2}L34 ${g0 + 8}`, '#0a0c0e', 1.2) : '') : line(`M-6 ${g0 - 1}L44 ${g0 + 4}M-58 ${g0 - 0.4}L-4 ${g0 + 5}`, '#0a0c0e', 1.1, 0.9);
    const mir = `<path d="${P(`M${a - 19} ${f.cowl + 5}L${a - 5} ${f.cowl + 4}C${a - 4} ${f.cowl + 2.4} ${a + 1} ${f.cowl + 2} ${a + 5} ${f.cowl + 3}C${a + 9} ${f.cowl + 5} ${a + 9} ${f.cowl + 12} ${a + 6} ${f.cowl + 15}C${a + 2} ${f.cowl + 17} ${a - 5} ${f.cowl + 16} ${a - 7} ${f.cowl + 13}C${a - 8} ${f.cowl + 10} ${a - 11} ${f.cowl + 8} ${a - 19} ${f.cowl + 8}Z`)}" fill="${rear || t.blackMirror ? '#24282c' : mix(p.base, p.lt, 0.3)}"/>`
      + line(`M${a - 5} ${f.cowl + 14.6}C${a - 1} ${f.cowl + 15.8} ${a + 3} ${f.cowl + 15.6} ${a + 5.4} ${f.cowl + 14}`, p.hi, 0.8, 0.7);
    const spoiler = rear && f.back === 'hatch' ? `<path d="${P(`M${-rf + 2} ${h - 9}C${-rf * 0.6} ${h - 4} ${rf * 0.6} ${h - 4} ${rf - 2} ${h - 9}L${rf - 5} ${h - 12}C${rf * 0.6} ${h - 8.4} ${-rf * 0.6} ${h - 8.4} ${-rf + 5} ${h - 12}Z`)}" fill="${mix(p.dk, '#101214', 0.3)}"/>` + `<path d="${P(`M-10 ${h - 8.6}L10 ${h - 8.6}L9 ${h - 10}L-9 ${h - 10}Z`)}" fill="#c11219"/>` : '';
    const under = `<path d="${P(`M${-a + 20} ${cl + 10}L${a - 20} ${cl + 10}L${a - 26} ${cl - 8}L${-a + 26} ${cl - 8}Z`)}" fill="#090b0d"/>`;
    const rails = b.rails && t.rails ? `<path d="${P(`M${rf - 12} ${h - 3}L${rf - 4} ${h - 5}L${rf - 5} ${h + 2}L${rf - 9} ${h + 3}Z`)}" fill="#1b1e21"/>` : '';
    return { defs, art: under + mirrored(id + 'h', rails + mir + halfArt, f.open ? seats(1) : '') + spoiler + glare + wiper + plate + badge };
  });
};

/** Front and rear of vehicles other than cars: a plain symmetrical drawing made of parts. */
const partsFace = (c, rear) => {
  const { id, p, body, b } = c, f = PART_FACES[body];
  return faceStage(c, f.w, b.h, (m) => {
    const mat = materialsOf(id, m, b, p);
    // Shapes that start on the centre line stay open there, so that no outline runs down the middle, and each overlaps
    // it a little more than the one below.
    const half = (rear ? f.rear : f.front).map(([fill, d, e], i) => [fill, (d.startsWith('M-3') ? d.replace(/Z$/, '') : d).replace(/(?<=[ML ])-3 /g, `-${n1(1 + i * 0.3)} `), e]);
    return { defs: mat.defs, art: mirrored(id + 'h', drawParts(m, half, mat)) + drawParts(m, rear ? f.rearTop : f.frontTop, mat) };
  });
};
const face = (rear) => (c) => (FACES[c.body] ? carFace : partsFace)(c, rear);

// --- interior: right-hand drive or, mirrored, left-hand drive, seen from between the rear seats. No bonnet: one drawing serves cars of every paint.

const interior = ({ id, tone, random }) => {
  const [dash, seat, trim] = pick(random, [['#2b2f33', '#3a3f44', '#9aa3aa'], ['#2a2c30', '#57493d', '#b08a5b'], ['#30343a', '#8a8378', '#c9c2b4'], ['#24272b', '#2f3338', '#6d7780']]);
  const accent = pick(random, ['#5aa9ff', '#58d0c0', '#ffb057', '#e8eef3']), deep = mix(dash, '#000000', 0.45), lift = mix(dash, '#ffffff', 0.16);
  const map = random() < 0.5;
  const defs = grad(id + 'ou', 0, 90, 0, 470, [[0, '#dfe7ee'], [0.6, '#f5f7f8'], [1, '#cfd6db']])
    + grad(id + 'da', 0, 400, 0, 820, [[0, lift], [0.18, dash], [1, deep]]) + grad(id + 'lo', 0, 620, 0, 1067, [[0, mix(dash, '#ffffff', 0.05)], [1, mix(dash, '#000000', 0.35)]])
    + grad(id + 'se', 0, 700, 0, 1067, [[0, mix(seat, '#ffffff', 0.14)], [1, mix(seat, '#000000', 0.45)]])
    + grad(id + 'ro', 0, 0, 0, 130, [[0, '#8f9499'], [1, '#c4c8cb']]) + grad(id + 'al', 0, 560, 0, 590, [[0, mix(trim, '#ffffff', 0.5)], [1, trim]])
    + grad(id + 'wh', 0, 430, 0, 940, [[0, '#54595e'], [0.3, '#2a2d31'], [1, '#121416']])
    + grad(id + 'sc', 0, 430, 0, 620, [[0, '#16202a'], [1, '#0b1118']]) + blur(id + 'b', 14)
    + radial(id + 'vg', [[0.5, '#000', 0], [1, '#000', 0.3]], 'cx=".52" cy=".45" r=".75"');
  const vent = (x, y, w) => `<rect x="${x}" y="${y}" width="${w}" height="46" rx="12" fill="#0f1113"/>` + [11, 22, 33].map((d) => `<rect x="${x + 8}" y="${y + d}" width="${w - 16}" height="3.4" rx="1.7" fill="#454b51"/>`).join('') + `<rect x="${x + w / 2 - 4}" y="${y + 9}" width="8" height="29" rx="4" fill="#737b82"/>`;
  const art = `<rect width="${W}" height="${H}" fill="${deep}"/>`
    // view out, pillars, roof lining, mirror
    + `<path d="M210 470L330 108C560 84 1040 84 1270 108L1390 470Z" fill="url(#${id}ou)"/>`
    + `<path d="M0 0H1600V190C1500 150 1330 100 1270 112C1040 86 560 86 330 112C270 100 100 150 0 190Z" fill="url(#${id}ro)"/>`
    + `<path d="M0 150C140 120 280 100 344 108L216 480L0 520Z" fill="#a8adb2"/><path d="M0 210C120 190 230 180 300 190L200 480L0 520Z" fill="#8d9ca8" opacity=".95"/><path d="M1600 150C1460 120 1320 100 1256 108L1384 480L1600 520Z" fill="#a8adb2"/><path d="M1600 210C1480 190 1370 180 1300 190L1400 480L1600 520Z" fill="#8d9ca8" opacity=".95"/>`
    + `<path d="M320 112L344 108L224 470L190 480Z" fill="#6e757b"/><path d="M1280 112L1256 108L1376 470L1410 480Z" fill="#6e757b"/>`
    + `<path d="M796 96h8v44h-8z" fill="#2a2e31"/><rect x="690" y="134" width="220" height="58" rx="24" fill="#24282b"/><rect x="698" y="141" width="204" height="44" rx="19" fill="#aab9c4"/><path d="M720 185L770 141H830L780 185Z" fill="#fff" opacity=".35"/>`
    // dash
    + `<path d="M0 520C200 470 420 440 640 436C860 432 1180 432 1400 460C1480 474 1550 492 1600 510V820H0Z" fill="url(#${id}da)"/>`
    + `<path d="M0 522C200 472 420 442 640 438C860 434 1180 434 1400 462C1480 476 1550 494 1600 512" fill="none" stroke="${mix(dash, '#ffffff', 0.42)}" stroke-width="4" opacity=".7"/>`
    + `<path d="M0 628C300 584 560 574 800 574C1080 574 1360 586 1600 622V642C1360 606 1080 592 800 592C560 592 300 602 0 648Z" fill="url(#${id}al)"/>`
    + `<path d="M0 648C300 602 560 592 800 592C1080 592 1360 606 1600 642V1067H0Z" fill="url(#${id}lo)"/>`
    + `<path d="M90 700C220 672 400 660 560 660C580 660 588 668 588 684V770C588 790 580 798 560 800C400 806 230 820 110 850Z" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4"/><rect x="330" y="676" width="90" height="14" rx="7" fill="#0d0f11"/>`
    + vent(66, 556, 140) + vent(604, 626, 150) + vent(770, 626, 150) + vent(1420, 548, 130)
    // driver display and its hood
    + `<path d="M930 470C960 410 1290 410 1330 470L1346 560H914Z" fill="${deep}"/><path d="M930 470C960 410 1290 410 1330 470" fill="none" stroke="${lift}" stroke-width="5"/><rect x="948" y="462" width="366" height="104" rx="18" fill="url(#${id}sc)"/>`
    + [1030, 1232].map((x) => `<circle cx="${x}" cy="516" r="42" fill="none" stroke="#2d3a46" stroke-width="6"/><path d="M${x - 30} 546A42 42 0 0 1 ${x + 14} 476" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="516" r="16" fill="#e8eef3" opacity=".9"/>`).join('')
    + `<rect x="1096" y="490" width="70" height="12" rx="6" fill="#cfd9e1"/><rect x="1106" y="516" width="50" height="8" rx="4" fill="#5b6a77"/><rect x="1106" y="534" width="50" height="8" rx="4" fill="#5b6a77"/>`
    // touch screen
    + `<rect x="562" y="408" width="330" height="198" rx="18" fill="#0a0c0e"/><rect x="574" y="420" width="306" height="174" rx="9" fill="url(#${id}sc)"/>`
    + (map ? `<g clip-path="url(#${id}cp)"><path d="M574 560L690 500L760 540L880 470V594H574Z" fill="#1c2b36"/><path d="M560 590L676 508L752 548L900 440" fill="none" stroke="#3b5161" stroke-width="14"/><path d="M560 590L676 508L752 548L900 440" fill="none" stroke="${accent}" stroke-width="5"/><path d="M640 400L700 620M800 400L780 620" stroke="#2a3c49" stroke-width="7"/><circle cx="676" cy="508" r="10" fill="#fff"/></g><rect x="588" y="434" width="96" height="40" rx="8" fill="#fff" opacity=".92"/><rect x="598" y="444" width="56" height="8" rx="4" fill="#33414d"/><rect x="598" y="458" width="36" height="6" rx="3" fill="#8a97a2"/>`
      : Array.from({ length: 6 }, (_, i) => `<rect x="${596 + (i % 3) * 92}" y="${440 + Math.floor(i / 3) * 72}" width="76" height="58" rx="12" fill="${['#27485f', accent, '#34485a', '#2f5a55', '#5b4a39', '#3d3f66'][i]}" opacity="${i === 1 ? 0.9 : 1}"/><circle cx="${634 + (i % 3) * 92}" cy="${464 + Math.floor(i / 3) * 72}" r="9" fill="#fff" opacity=".85"/><rect x="${616 + (i % 3) * 92}" y="${480 + Math.floor(i / 3) * 72}" width="36" height="5" rx="2.5" fill="#fff" opacity=".5"/>`).join(''))
    + `<path d="M574 420H720L640 594H574Z" fill="#fff" opacity=".05"/>`
    // climate keys, console, selector
    + `<path d="M590 690H934L960 1067H560Z" fill="${mix(dash, '#000000', 0.35)}"/><rect x="612" y="700" width="300" height="44" rx="14" fill="#111315"/>`
    + [640, 884].map((x) => `<circle cx="${x}" cy="722" r="26" fill="#2b2f33" stroke="${trim}" stroke-width="4"/><circle cx="${x}" cy="722" r="15" fill="#16191b"/>`).join('') + [692, 728, 764, 800].map((x) => `<rect x="${x}" y="715" width="24" height="14" rx="5" fill="#434a50"/>`).join('')
    + `<path d="M612 776H912L928 930H596Z" fill="#101214"/><path d="M612 776H912" stroke="${trim}" stroke-width="4"/><path d="M748 800C740 800 734 806 735 816L742 876H782L789 816C790 806 784 800 776 800Z" fill="#2f3337"/><path d="M748 800H776C784 800 789 806 788.500 812L735.500 812C735 806 740 800 748 800Z" fill="${trim}"/>`
    + `<circle cx="664" cy="868" r="34" fill="#08090a" stroke="#3a4046" stroke-width="5"/><circle cx="860" cy="868" r="34" fill="#08090a" stroke="#3a4046" stroke-width="5"/>`
    // wheel
    + `<ellipse cx="1130" cy="712" rx="232" ry="226" fill="#000" opacity=".28" filter="url(#${id}b)"/>`
    + `<g><ellipse cx="1130" cy="690" rx="222" ry="216" fill="none" stroke="url(#${id}wh)" stroke-width="40"/><path d="M924 620A222 216 0 0 1 1336 620" fill="none" stroke="#8b9299" stroke-opacity=".5" stroke-width="5"/>`
    + `<path d="M918 668C980 662 1030 650 1066 640C1100 630 1160 630 1194 640C1230 650 1280 662 1342 668L1340 716C1290 716 1240 724 1206 744L1176 896H1084L1054 744C1020 724 970 716 920 716Z" fill="#26292d"/><path d="M1084 896L1098 770H1162L1176 896Z" fill="${trim}" opacity=".85"/>`
    + `<path d="M1062 646C1100 634 1160 634 1198 646C1208 690 1204 742 1182 768H1078C1056 742 1052 690 1062 646Z" fill="#34383d"/><path d="M1062 646C1100 634 1160 634 1198 646" fill="none" stroke="#8b9299" stroke-opacity=".6" stroke-width="3"/><circle cx="1130" cy="702" r="22" fill="#c9ced3"/><circle cx="1130" cy="702" r="15" fill="#2a2e32"/>`
    + [968, 1252].map((x) => `<rect x="${x}" y="674" width="58" height="32" rx="12" fill="#111315"/><circle cx="${x + 16}" cy="690" r="5" fill="#aab3ba"/><circle cx="${x + 42}" cy="690" r="5" fill="#aab3ba"/>`).join('') + `</g>`
    // front seat shoulders and doors
    + `<path d="M0 690C90 690 120 760 130 860L150 1067H0Z" fill="${mix(dash, '#000000', 0.3)}"/><path d="M1600 690C1510 690 1480 760 1470 860L1450 1067H1600Z" fill="${mix(dash, '#000000', 0.3)}"/>`
    + [[330, 1], [1270, -1]].map(([x, q]) => `<path d="M${x - 200} 1067C${x - 196} 980 ${x - 170} 920 ${x - 120} 900C${x - 60} 884 ${x + 60} 884 ${x + 120} 900C${x + 170} 920 ${x + 196} 980 ${x + 200} 1067Z" fill="url(#${id}se)"/><path d="M${x - 104} 1067C${x - 104} 990 ${x - 90} 940 ${x - 70} 920M${x + 104} 1067C${x + 104} 990 ${x + 90} 940 ${x + 70} 920" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/><path d="M${x - 150} 934C${x - 80} 896 ${x + 80} 896 ${x + 150} 934" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/><path d="M${x - 30} 905V870M${x + 30} 905V870" stroke="#7d858c" stroke-width="8"/><path d="M${x - 86} 880C${x - 92} 800 ${x - 70} 782 ${x} 780C${x + 70} 782 ${x + 92} 800 ${x + 86} 880C${x + 50} 892 ${x - 50} 892 ${x - 86} 880Z" fill="url(#${id}se)"/>`).join('')
    + `<rect width="${W}" height="${H}" fill="url(#${id}vg)"/>` + (tone === NIGHT ? `<rect width="${W}" height="${H}" fill="${NIGHT_GROUND}" opacity=".3"/><rect width="${W}" height="${H}" fill="url(#${id}ni)"/>` : '');
  return { defs: defs + (tone === NIGHT ? grad(id + 'ni', 0, 0, 0, H, [[0, '#2b2118', 0.9], [0.3, '#3a2c1e', 0.72], [0.45, '#14120f', 0.2], [0.7, '#14120f', 0.1], [1, NIGHT_GROUND, 0.9]]) : '') + `<clipPath id="${id}cp"><rect x="574" y="420" width="306" height="174" rx="9"/></clipPath>`, art };
};

// ------------------------------------------------------------------- entry point

const leftHand = ({ defs, art }) => ({ defs, art: `<g transform="matrix(-1 0 0 1 ${W} 0)">${art}</g>` });

const VIEWS = {
  'side-left': side, 'side-right': (c) => side({ ...c, flip: true }), front: face(false), rear: face(true),
  wheel: wheelCrop, 'detail-light': lightCrop, interior, 'interior-left': (c) => leftHand(interior(c)),
};

export const bodies = Object.keys(BODIES), paints = Object.keys(PAINTS), views = Object.keys(VIEWS);
const TOWED = ['caravan', 'camper-trailer'];
/** Caravans have no headlights, and motorcycles no cabin. */
export const viewsFor = (body) => views.filter((v) => !((BODIES[body].bike || TOWED.includes(body)) && v.startsWith('interior')) && !(TOWED.includes(body) && v === 'detail-light'));

/** Picks a variant by odds, unless `variant` names one (-1: none). */
const bodyFor = (body, seed, variant) => {
  if (variant !== undefined) return { ...BODIES[body], ...BODIES[body].variants?.[variant] };
  const base = BODIES[body], roll = randomFrom(`${seed}/${body}/variant`)();
  let sum = 0;
  for (const v of base.variants ?? []) if (roll < (sum += v.odds)) return { ...base, ...v };
  return base;
};

export function vehicleSvg({ body, paint = 'silver', view = 'side-left', seed = 1, variant, night = false }) {
  if (!BODIES[body]) throw new Error(`unknown body: ${body}`);
  if (!PAINTS[paint]) throw new Error(`unknown paint: ${paint}`);
  if (!viewsFor(body).includes(view)) throw new Error(`no view ${view} of a ${body}`);
  // Every view of one seed shares backdrop, wheels and trim.
  const random = randomFrom(`${seed}/${body}/${paint}`), b = bodyFor(body, seed, variant), day = backdropFor(paint, random, b), tone = night ? NIGHT : day, t = trimFor(b, random);
  const id = 'v' + hash(`${body}/${paint}/${view}/${seed}/${variant ?? ''}`).toString(36);
  const { defs, art } = VIEWS[view]({ id, body, b, p: PAINTS[paint], t, tone, random });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs}</defs>${art}</svg>\n`;
}
