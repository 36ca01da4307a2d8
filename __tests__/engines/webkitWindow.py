# A window of WebKitGTK that WebKitWebDriver drives. Unlike MiniBrowser's, it can be
# as narrow as a phone.
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# WebKit takes this for the visitor's wish for less motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    return view


def start(_, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
