// Runs while the page's modules are on their way: the browser takes a while to make its GPU ready, and longest while it draws
// the page for the first time.

if (new URLSearchParams(location.search).get("surface") !== "canvas") {
  // As GLSurface asks for it, which gets this one.
  document.getElementById("screen").getContext("webgl2", { alpha: true, antialias: false, depth: false, preserveDrawingBuffer: true });
}
