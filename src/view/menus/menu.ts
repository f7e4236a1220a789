export interface MenuLink {
  label: string;
  url: string;
}

export interface MenuGroup {
  heading: string | null;
  links: MenuLink[];
}

export type MenuEntry =
  | { kind: 'link'; label: string; url: string }
  | {
      kind: 'dropdown';
      key: string;
      label: string;
      groups: MenuGroup[];
      foot: MenuLink[];
      makes: number;
    };
