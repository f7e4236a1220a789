import { hash } from 'node:crypto';

const hex = (text: string): string => hash('sha256', text, 'hex');

const wholeNumber = (text: string): number => Number.parseInt(hex(text).slice(0, 12), 16);

export const shortHash = (text: string): string => (wholeNumber(text) % 36 ** 8).toString(36).padStart(8, '0');
