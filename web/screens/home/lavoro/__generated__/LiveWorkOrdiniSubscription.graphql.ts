/**
 * @generated SignedSource<<8c18398b3941d41145871c78094679d2>>
 * @relayHash ec40ce9b5f84202216d646052ba689ce
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb31ad91c48320e24ec0ba149f53d0d20a80d1bf89ed6b227b836ba77d6ba818

import type { ConcreteRequest } from 'relay-runtime';
export type LiveWorkOrdiniSubscription$variables = {
  dopo?: string | null;
};
export type LiveWorkOrdiniSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
  };
};
export type LiveWorkOrdiniSubscription = {
  response: LiveWorkOrdiniSubscription$data;
  variables: LiveWorkOrdiniSubscription$variables;
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
    "concreteType": "OrdineAggiornato",
    "kind": "LinkedField",
    "name": "ordineAggiornato",
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
    "name": "LiveWorkOrdiniSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveWorkOrdiniSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cb31ad91c48320e24ec0ba149f53d0d20a80d1bf89ed6b227b836ba77d6ba818",
    "metadata": {},
    "name": "LiveWorkOrdiniSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c9097bc30a33457d9922380c3dd74d3";

export default node;
