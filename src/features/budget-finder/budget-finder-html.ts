/** The budget finder as markup that its script takes over: with the marks that hydration needs. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BudgetFinder, type BudgetFinderProps } from './BudgetFinder.tsx';

export type BudgetPlaceProps = Pick<BudgetFinderProps, 'data' | 'heading'>;

export const budgetFinderHtml = (props: BudgetPlaceProps): string => renderToString(createElement(BudgetFinder, props));
