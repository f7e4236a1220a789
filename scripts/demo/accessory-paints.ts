export interface Shades {
  hi: string;
  lt: string;
  base: string;
  dk: string;
  deep: string;
}

export const goodsPaints: Record<string, Shades> = {
  red: { hi: '#ff9a8c', lt: '#e63b33', base: '#c4161c', dk: '#860d14', deep: '#4c070c' },
  white: { hi: '#ffffff', lt: '#f6f7f8', base: '#dfe3e6', dk: '#b3bbc1', deep: '#7f8890' },
  black: { hi: '#8c959e', lt: '#4a5159', base: '#24282c', dk: '#141619', deep: '#090a0c' },
  silver: { hi: '#f4f7f9', lt: '#d7dce0', base: '#b4bbc1', dk: '#858d95', deep: '#565e66' },
  blue: { hi: '#a9d0ff', lt: '#3c83d6', base: '#1c5fb3', dk: '#113e7b', deep: '#0a2347' },
  yellow: { hi: '#fff5bd', lt: '#ffd93d', base: '#f2bd12', dk: '#b9860b', deep: '#705006' },
};
