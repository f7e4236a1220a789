import { hash } from 'node:crypto';

const hex = (text: string): string => hash('sha256', text, 'hex');

const hashInteger = (text: string): number => Number.parseInt(hex(text).slice(0, 12), 16);

export const shortHash = (text: string): string => (hashInteger(text) % 36 ** 8).toString(36).padStart(8, '0');
