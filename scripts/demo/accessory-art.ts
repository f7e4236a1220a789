/** Studio illustrations of accessories, drawn on a canvas of 1600 by 1067 pixels. */
import { goodsPaints, type Shades } from './accessory-paints.ts';

type AccessoryKind = 'helmet' | 'jacket' | 'panniers' | 'mat' | 'ramps';
export interface AccessoryIllustration {
  kind: AccessoryKind;
  paint: string;
}

const stops = (shades: [number, string][]) =>
  shades.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
const gradient = (id: string, box: string, shades: [number, string][]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${box}>${stops(shades)}</linearGradient>`;
const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shadow = (x: number, y: number, wide: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.09}" fill="#1b2127" opacity=".38" filter="url(#soft)"/><ellipse cx="${x}" cy="${y - 8}" rx="${wide * 0.7}" ry="${wide * 0.035}" fill="#0c1014" opacity=".5" filter="url(#close)"/>`;
const mirrored = (art: string, axis: number) => `${art}<g transform="translate(${axis * 2} 0) scale(-1 1)">${art}</g>`;

const helmet = ({ hi, lt, dk, deep }: Shades) =>
  shadow(800, 862, 430) +
  `<path d="M470 832C420 740 400 640 424 520C458 330 616 212 810 212C1010 212 1156 330 1184 512C1194 580 1188 640 1176 700L1150 800C1140 838 1112 858 1074 856L930 846C900 844 880 832 868 808L852 776C812 836 742 868 640 868C560 868 504 862 470 832Z" fill="url(#body)"/>` +
  `<path d="M470 832C440 780 424 728 416 672C500 752 640 792 852 776C812 836 742 868 640 868C560 868 504 862 470 832Z" fill="${deep}" opacity=".55"/>` +
  `<path d="M846 448C940 424 1080 424 1168 452C1188 520 1188 600 1172 664C1080 690 960 690 872 664C830 600 822 510 846 448Z" fill="url(#visor)" stroke="${deep}" stroke-width="10"/>` +
  `<path d="M880 470C950 452 1040 450 1110 462L1020 664C960 668 920 660 884 650C858 590 852 520 880 470Z" fill="#fff" opacity=".13"/>` +
  `<circle cx="838" cy="556" r="40" fill="${dk}" stroke="${deep}" stroke-width="6"/><circle cx="838" cy="556" r="15" fill="${lt}"/>` +
  `<path d="M1006 744L1140 728L1132 764C1092 780 1048 786 1004 784Z" fill="#101316"/>` +
  line('M1016 764L1126 748', '#4b545c', 5) +
  `<path d="M700 226C800 250 880 300 930 370L868 380C820 320 740 270 640 246Z" fill="#14181b" opacity=".78"/>` +
  line('M470 500C500 380 600 290 720 262', hi, 26, 0.75) +
  line('M446 620C444 580 448 550 456 524', hi, 14, 0.6) +
  line('M424 664C520 748 680 786 860 768', dk, 7, 0.9) +
  `<path d="M560 560C640 470 720 440 790 446L770 486C700 490 640 520 590 590Z" fill="${hi}" opacity=".4"/>`;

const jacket = ({ hi, lt, dk, deep }: Shades) => {
  const half =
    `<path d="M690 250C610 270 548 300 520 360C470 480 434 640 420 800C416 838 436 856 470 860L520 866C548 868 560 852 566 824L620 560L690 520Z" fill="url(#body)"/>` +
    line('M600 330C570 460 548 640 530 830', deep, 6, 0.6) +
    line('M536 372C500 480 468 640 452 790', hi, 12, 0.35) +
    line('M430 770L560 790', deep, 8, 0.7) +
    `<path d="M548 318C590 300 640 300 676 318L650 420C610 430 570 426 536 404Z" fill="${dk}" opacity=".8"/>` +
    line(
      'M556 340C590 326 626 326 660 338M550 362C590 350 626 350 654 362M544 386C586 376 620 378 648 388',
      lt,
      4,
      0.45,
    );
  return (
    shadow(800, 902, 400) +
    mirrored(half, 800) +
    `<path d="M690 250C760 232 840 232 910 250L980 360C996 520 1000 700 990 872C988 890 978 898 960 898H640C622 898 612 890 610 872C600 700 604 520 620 360Z" fill="url(#body)"/>` +
    `<path d="M690 250C720 300 880 300 910 250L900 222C840 204 760 204 700 222Z" fill="${deep}"/>` +
    line('M706 232C760 216 840 216 894 232', lt, 5, 0.5) +
    line('M800 288V892', deep, 16) +
    line('M800 288V892', '#aeb6bd', 4, 0.9) +
    `<rect x="790" y="292" width="20" height="40" rx="7" fill="#c9cfd4"/>` +
    line('M620 470C680 500 920 500 980 470', deep, 7, 0.7) +
    `<path d="M618 486C680 516 920 516 982 486L984 540C920 566 680 566 616 540Z" fill="${lt}" opacity=".5"/>` +
    line('M652 660L740 640M948 660L860 640', deep, 10, 0.8) +
    line('M652 666L740 646M948 666L860 646', lt, 3, 0.5) +
    line('M612 850H988', deep, 8, 0.7) +
    line('M640 400C634 560 634 700 640 830', hi, 16, 0.22)
  );
};

const panniers = ({ hi, lt, base, dk, deep }: Shades) => {
  const box = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M20 90C20 70 34 58 54 56L430 40C452 40 466 52 468 74L482 440C482 466 466 482 440 484L70 500C44 500 28 486 26 460Z" fill="url(#pan)"/>` +
    `<path d="M20 90C20 70 34 58 54 56L430 40C452 40 466 52 468 74L472 138L22 160Z" fill="${lt}"/><path d="M20 90C20 70 34 58 54 56L430 40C452 40 466 52 468 74" fill="none" stroke="${hi}" stroke-width="7"/>` +
    line('M22 160L472 138', deep, 9) +
    [212, 300, 388]
      .map((at) => line(`M70 ${at + 10}L436 ${at - 8}`, dk, 9, 0.7) + line(`M70 ${at + 17}L436 ${at - 1}`, hi, 3, 0.5))
      .join('') +
    `<path d="M180 36C184 10 306 4 312 30" fill="none" stroke="#14181b" stroke-width="18" stroke-linecap="round"/>` +
    [
      [26, 74],
      [424, 58],
      [34, 452],
      [432, 434],
    ]
      .map(
        ([a = 0, b = 0]) =>
          `<path d="M${a} ${b}h44v44h-44Z" fill="#14181b" opacity=".85"/><circle cx="${a + 22}" cy="${b + 22}" r="6" fill="#8b949c"/>`,
      )
      .join('') +
    `<rect x="206" y="128" width="76" height="58" rx="8" fill="#14181b"/><circle cx="244" cy="156" r="11" fill="${base}"/><path d="M241 152h6v10h-6Z" fill="#0a0c0e"/></g>`;
  return shadow(560, 868, 300) + box(300, 368) + shadow(1040, 898, 310) + box(790, 398);
};

const mat = ({ hi, lt, base, dk, deep }: Shades) =>
  shadow(800, 832, 520) +
  `<path d="M330 690L1330 560C1392 556 1432 604 1432 660C1432 716 1400 752 1350 760L350 842Z" fill="url(#body)"/>` +
  [0.12, 0.2, 0.28, 0.72, 0.8, 0.88]
    .map((t) =>
      line(
        `M${330 + 1000 * t} ${690 - 130 * t}C${380 + 1000 * t} ${720 - 130 * t} ${384 + 1000 * t} ${790 - 90 * t} ${350 + 1000 * t} ${842 - 82 * t}`,
        t < 0.15 || t > 0.85 ? hi : lt,
        13,
        0.75,
      ),
    )
    .join('') +
  `<ellipse cx="344" cy="766" rx="62" ry="78" fill="${dk}" transform="rotate(-6 344 766)"/>` +
  [52, 41, 30, 19, 9]
    .map(
      (r, index) =>
        `<ellipse cx="344" cy="766" rx="${r}" ry="${r * 1.26}" fill="none" stroke="${index % 2 ? base : hi}" stroke-width="5" opacity=".85" transform="rotate(-6 344 766)"/>`,
    )
    .join('') +
  line('M404 838C560 850 700 838 846 812', deep, 8, 0.6) +
  [0.42, 0.6]
    .map(
      (t) =>
        `<path d="M${316 + 1000 * t} ${690 - 130 * t}C${372 + 1000 * t} ${720 - 130 * t} ${376 + 1000 * t} ${794 - 90 * t} ${338 + 1000 * t} ${846 - 82 * t}L${368 + 1000 * t} ${843 - 82 * t}C${406 + 1000 * t} ${790 - 90 * t} ${402 + 1000 * t} ${716 - 130 * t} ${346 + 1000 * t} ${686 - 130 * t}Z" fill="#14181b"/><rect x="${372 + 1000 * t}" y="${742 - 108 * t}" width="34" height="28" rx="6" fill="#8b949c"/>`,
    )
    .join('');

const ramps = ({ hi, lt, base, dk, deep }: Shades) => {
  const ramp = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0 250L560 40C600 28 640 40 660 66L690 250Z" fill="url(#ramp)"/><path d="M0 250L560 40C600 28 640 40 660 66L730 20C706 -6 668 -18 628 -6L90 206Z" fill="${lt}"/><path d="M660 66L730 20L760 196L690 250Z" fill="${deep}"/>` +
    [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86]
      .map((t) => line(`M${t * 600} ${250 - t * 222}L${86 + t * 586} ${208 - t * 222}`, t > 0.8 ? dk : hi, 9, 0.8))
      .join('') +
    [
      [150, 206, 20],
      [270, 170, 34],
      [400, 134, 52],
      [530, 112, 66],
    ]
      .map(
        ([a = 0, b = 0, tall = 0]) =>
          `<rect x="${a}" y="${b + 20}" width="66" height="${tall}" rx="9" fill="${deep}" opacity=".75"/>`,
      )
      .join('') +
    line('M0 250H690', deep, 8, 0.7) +
    line('M14 244L560 48C596 36 630 44 650 66', base, 4, 0.6) +
    '</g>';
  return shadow(760, 700, 420) + ramp(470, 440) + shadow(700, 890, 440) + ramp(280, 632);
};

const drawings: Record<AccessoryKind, (shades: Shades) => string> = { helmet, jacket, panniers, mat, ramps };

export function accessorySvg({ kind, paint }: AccessoryIllustration): string {
  const shades = goodsPaints[paint];
  if (!shades) throw new Error(`unknown paint: ${paint}`);
  const { hi, lt, base, dk, deep } = shades;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600" height="1067"><defs>` +
    gradient('wall', 'x1="0" y1="0" x2="0" y2="1067"', [
      [0, '#d3dde6'],
      [0.62, '#f1f5f8'],
      [0.72, '#dfe7ed'],
      [1, '#b8c4ce'],
    ]) +
    gradient('body', 'x1="500" y1="220" x2="980" y2="900"', [
      [0, lt],
      [0.35, base],
      [0.75, dk],
      [1, deep],
    ]) +
    gradient('pan', 'x1="0" y1="40" x2="420" y2="500"', [
      [0, hi],
      [0.3, lt],
      [0.7, base],
      [1, dk],
    ]) +
    gradient('ramp', 'x1="0" y1="40" x2="0" y2="250"', [
      [0, base],
      [1, dk],
    ]) +
    gradient('visor', 'x1="850" y1="440" x2="1180" y2="690"', [
      [0, '#4a5661'],
      [0.5, '#20272e'],
      [1, '#0a0d10'],
    ]) +
    '<radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    '<filter id="soft" x="-20%" y="-150%" width="140%" height="400%"><feGaussianBlur stdDeviation="26"/></filter><filter id="close" x="-20%" y="-150%" width="140%" height="400%"><feGaussianBlur stdDeviation="9"/></filter></defs>' +
    '<rect width="1600" height="1067" fill="url(#wall)"/><ellipse cx="800" cy="470" rx="760" ry="420" fill="url(#light)"/>' +
    drawings[kind](shades) +
    '</svg>\n'
  );
}
