export const layout = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>{{ car.title }} for sale at {{ site.name }}</title>
<meta name="description" content="{{ car.title }} with {{ car.odometer }} km for \${{ car.price }}"><link rel="canonical" href="https://www.example.com/cars/{{ car.slug }}">
<script type="application/ld+json">{{ { name: car.title, price: car.price, odometer: car.odometer } | dump | safe }}</script></head><body>
<header>{% for menu in site.menus %}<details><summary>{{ menu.name }}</summary><ul>{% for link in menu.links %}<li><a href="{{ link.url }}">{{ link.label }}</a></li>{% endfor %}</ul></details>{% endfor %}</header>
<main>{{ content | safe }}</main>
<footer>{% for column in site.footer %}<nav aria-label="{{ column.name }}"><h2>{{ column.name }}</h2><ul>{% for link in column.links %}<li><a href="{{ link.url }}">{{ link.label }}</a></li>{% endfor %}</ul></nav>{% endfor %}</footer></body></html>
`;

export const card = `<li class="card"><img src="/photos/{{ other.slug }}-0.webp?w=480" srcset="/photos/{{ other.slug }}-0.webp?w=320 320w, /photos/{{ other.slug }}-0.webp?w=640 640w" alt="{{ other.title }}" width="480" height="320" loading="lazy">
<h3><a href="/cars/{{ other.slug }}">{{ other.title }}</a></h3><p><b>\${{ other.price }}</b></p><ul>{% for fact in other.facts %}<li><svg class="icon"><use href="/ico.svg#{{ loop.index }}"></use></svg>{{ fact }}</li>{% endfor %}</ul>
<a href="/cars/{{ other.slug }}#enquire">Enquire</a><a href="/cars/{{ other.slug }}">View details</a></li>
`;

export const nunjucksPage = (bytes: number) => `---
layout: layout.njk
pagination: { data: cars, size: 1, alias: car }
permalink: "cars/{{ car.slug }}.html"
---
<h1>{{ car.title }}</h1>{% if car.sold %}<p role="status">This car has been sold.</p>{% endif %}
<ul class="gallery">{% for photo in car.photos %}<li><img src="{{ photo }}?w=1200" {% if loop.first %}srcset="{{ photo }}?w=480 480w, {{ photo }}?w=800 800w, {{ photo }}?w=1200 1200w" fetchpriority="high"{% else %}loading="lazy"{% endif %} width="1200" height="800" alt="{{ car.title }}, photo {{ loop.index }}"></li>{% endfor %}</ul>
<ul class="thumbs">{% for photo in car.photos %}<li><a href="#photo-{{ loop.index }}"><img src="{{ photo }}?w=240" width="240" height="160" loading="lazy" alt="Photo {{ loop.index }}"></a></li>{% endfor %}</ul>
<section><p><b>\${{ car.price }}</b>{% if car.weekly %} from \${{ car.weekly }} a week{% endif %}</p></section>
<dl>{% for fact in car.facts %}<div><svg class="icon"><use href="/ico.svg#fact"></use></svg><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{% endfor %}</dl>
{% if car.equipment.length %}<ul>{% for item in car.equipment %}<li>{{ item }}</li>{% endfor %}</ul>{% endif %}
<ul>{% for other in car.similar %}{% include "card.njk" %}{% endfor %}</ul>
<p>${'Forecourt '.repeat(Math.max(0, Math.round((bytes - 14_500) / 10)))}</p>
`;

export const plainFunctions = (bytes: number) => `
const escape = (text) => String(text).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
export default class {
  data() { return { pagination: { data: 'cars', size: 1, alias: 'car' }, permalink: (data) => 'cars/' + data.car.slug + '.html' }; }
  render({ car }) {
    const facts = car.facts.map(({ label, value }) => '<div><dt>' + escape(label) + '</dt><dd>' + escape(value) + '</dd></div>').join('');
    const photos = car.photos.map((photo) => '<img src="' + escape(photo) + '" width="1200" height="800" loading="lazy" alt="' + escape(car.title) + '">').join('');
    const similar = car.similar.map((other) => '<article><h3><a href="/cars/' + escape(other.slug) + '">' + escape(other.title) + '</a></h3><p>$' + other.price.toLocaleString() + '</p></article>').join('');
    const html = '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>' + escape(car.title) + '</title></head><body><main><h1>' + escape(car.title) + '</h1>' + photos + '<dl>' + facts + '</dl><section>' + similar + '</section>';
    return html + '<footer>' + 'Forecourt '.repeat(Math.max(0, Math.round((${bytes} - html.length - 30) / 10))) + '</footer></main></body></html>';
  }
}
`;
