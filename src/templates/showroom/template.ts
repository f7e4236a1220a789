import Blog from './Blog.astro';
import Content from './Content.astro';
import FormError from './FormError.astro';
import Gone from './Gone.astro';
import Home from './Home.astro';
import Landing from './Landing.astro';
import Location from './Location.astro';
import Locations from './Locations.astro';
import Models from './Models.astro';
import NotFound from './NotFound.astro';
import Offers from './Offers.astro';
import Results from './Results.astro';
import Vehicle from './Vehicle.astro';

export const showroomPages = {
  Blog,
  Content,
  FormError,
  Gone,
  Home,
  Landing,
  Location,
  Locations,
  Models,
  NotFound,
  Offers,
  Results,
  Vehicle,
};
