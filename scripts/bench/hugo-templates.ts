export const hugoCard = `<li class="card"><img src="/photos/{{ .slug }}-0.webp?w=480" srcset="/photos/{{ .slug }}-0.webp?w=320 320w, /photos/{{ .slug }}-0.webp?w=640 640w" alt="{{ .title }}" width="480" height="320" loading="lazy">
<h3><a href="/cars/{{ .slug }}">{{ .title }}</a></h3><p><b>\${{ .price }}</b></p><ul>{{ range $index, $fact := .facts }}<li><svg class="icon"><use href="/ico.svg#{{ $index }}"></use></svg>{{ $fact }}</li>{{ end }}</ul>
<a href="/cars/{{ .slug }}#enquire">Enquire</a><a href="/cars/{{ .slug }}">View details</a></li>
`;

export const hugoPage = (bytes: number) => `{{- $car := .Params -}}
<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>{{ .Title }} for sale at {{ site.Params.name }}</title>
<meta name="description" content="{{ .Title }} with {{ $car.odometer }} km for \${{ $car.price }}"><link rel="canonical" href="https://www.example.com/cars/{{ $car.slug }}">
<script type="application/ld+json">{{ dict "name" .Title "price" $car.price "odometer" $car.odometer | jsonify | safeJS }}</script></head><body>
<header>{{ range site.Params.menus }}<details><summary>{{ .name }}</summary><ul>{{ range .links }}<li><a href="{{ .url }}">{{ .label }}</a></li>{{ end }}</ul></details>{{ end }}</header>
<main><h1>{{ .Title }}</h1>{{ if $car.sold }}<p role="status">This car has been sold.</p>{{ end }}
<ul class="gallery">{{ range $index, $photo := $car.photos }}<li><img src="{{ $photo }}?w=1200" {{ if eq $index 0 }}srcset="{{ $photo }}?w=480 480w, {{ $photo }}?w=800 800w, {{ $photo }}?w=1200 1200w" fetchpriority="high"{{ else }}loading="lazy"{{ end }} width="1200" height="800" alt="{{ $.Title }}, photo {{ $index }}"></li>{{ end }}</ul>
<ul class="thumbs">{{ range $index, $photo := $car.photos }}<li><a href="#photo-{{ $index }}"><img src="{{ $photo }}?w=240" width="240" height="160" loading="lazy" alt="Photo {{ $index }}"></a></li>{{ end }}</ul>
<section><p><b>\${{ $car.price }}</b>{{ with $car.weekly }} from \${{ . }} a week{{ end }}</p></section>
<dl>{{ range $car.facts }}<div><svg class="icon"><use href="/ico.svg#fact"></use></svg><dt>{{ .label }}</dt><dd>{{ .value }}</dd></div>{{ end }}</dl>
{{ with $car.equipment }}<ul>{{ range . }}<li>{{ . }}</li>{{ end }}</ul>{{ end }}
<ul>{{ range $car.similar }}{{ partial "card.html" . }}{{ end }}</ul>
<p>${'Forecourt '.repeat(Math.max(0, Math.round((bytes - 14_500) / 10)))}</p></main>
<footer>{{ range site.Params.footer }}<nav aria-label="{{ .name }}"><h2>{{ .name }}</h2><ul>{{ range .links }}<li><a href="{{ .url }}">{{ .label }}</a></li>{{ end }}</ul></nav>{{ end }}</footer></body></html>
`;
