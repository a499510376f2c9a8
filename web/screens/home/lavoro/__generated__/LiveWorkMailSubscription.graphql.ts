/**
 * @generated SignedSource<<ebaf72db40204b631feebaf4e1f5e525>>
 * @relayHash 794e154d5b357d6b2f5488848a1cfabb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6abc0fb06d493afec9799a55a0423354ba495b9929181a50294274e6c1d8592

import type { ConcreteRequest } from 'relay-runtime';
export type LiveWorkMailSubscription$variables = {
  dopo?: string | null;
};
export type LiveWorkMailSubscription$data = {
  readonly mailAggiornata: {
    readonly evento: string;
  };
};
export type LiveWorkMailSubscription = {
  response: LiveWorkMailSubscription$data;
  variables: LiveWorkMailSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "MailAggiornata",
    "kind": "LinkedField",
    "name": "mailAggiornata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveWorkMailSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveWorkMailSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6abc0fb06d493afec9799a55a0423354ba495b9929181a50294274e6c1d8592",
    "metadata": {},
    "name": "LiveWorkMailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "910e1694c320ef57336089804a122a37";

export default node;
