vcl 4.1;
# A cache before the replicas (or before nginx): `varnishd -f varnish.vcl -a :8080`. Serves what it has for a week while the origin is away.
import std;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
}

backend origin {
  .host = "app"; # (test)
  .port = "3000"; # (test)
  .connect_timeout = 2s;
  .first_byte_timeout = 40s;
  .probe = ready;
}

sub vcl_recv {
  # Nothing of the product depends on cookies.
  unset req.http.Cookie;
  # The usual spellings of Accept share an entry for each representation; one with weights or in another order is left as it is for the
  # service, which alone weighs them.
  if (req.url ~ "^/nomogram/") {
    if (req.http.Accept ~ "(?i)^application/(problem\+)?json(,[^;]*)?$") {
      set req.http.Accept = "application/json";
    } elsif (!req.http.Accept || req.http.Accept ~ "(?i)^(\*/\*|text/(plain|\*))$" || req.http.Accept ~ "(?i)^text/html(?!.*(json|plain|text/\*))") {
      set req.http.Accept = "text/plain";
    }
  }
  if (!std.healthy(req.backend_hint)) {
    set req.grace = 7d;
  } else {
    set req.grace = 10s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
}

sub vcl_backend_response {
  set beresp.grace = 7d;
  if (beresp.status >= 500) {
    # Rather the answer of before than a failure of now.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
  }
}
