"""A voice for Orca that writes down, one JSON array a line, what another would speak (run.ts reads it)."""

import json
import os

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    """The interface that Orca asks of a voice, as far as it is used without one that can be heard."""

    _log = None

    @staticmethod
    def getFactoryName():
        return "Log"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._log = SpeechServer._log or SpeechServer()
        return SpeechServer._log

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self.file = open(os.environ["SPEECH_LOG"], "a", buffering=1, encoding="utf-8")

    def _write(self, kind, text=""):
        self.file.write(json.dumps([kind, text], ensure_ascii=False) + "\n")

    def getInfo(self):
        return ["Log", "log"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        self._write("words", text or "")

    def speakCharacter(self, character, acss=None):
        self._write("character", character)

    def speakKeyEvent(self, event, acss=None):
        self._write("key", event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self._write("words", context.utterance)

    def stop(self):
        self._write("stop")
