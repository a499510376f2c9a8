/**
 * @generated SignedSource<<cb5c816b011e1a2a5ca041c68c07c274>>
 * @relayHash 8f4017ff15cdb033f76d87a96d4fca55
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa29041fdcb390df090b0b282710000edd6b44238ca66f2b9738615d8debfcdc

import type { ConcreteRequest } from 'relay-runtime';
export type MarcaturaCeTabSubscription$variables = {
  dopo?: string | null;
  ordine?: number | null;
};
export type MarcaturaCeTabSubscription$data = {
  readonly pezziAggiornati: {
    readonly evento: string;
    readonly requestId: string | null;
  };
};
export type MarcaturaCeTabSubscription = {
  response: MarcaturaCeTabSubscription$data;
  variables: MarcaturaCeTabSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
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
      },
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "PezziAggiornati",
    "kind": "LinkedField",
    "name": "pezziAggiornati",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestId",
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
    "name": "MarcaturaCeTabSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarcaturaCeTabSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa29041fdcb390df090b0b282710000edd6b44238ca66f2b9738615d8debfcdc",
    "metadata": {},
    "name": "MarcaturaCeTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2d0b8a06b348380919d53d2cd616d00b";

export default node;
