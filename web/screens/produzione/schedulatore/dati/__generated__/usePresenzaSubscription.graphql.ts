/**
 * @generated SignedSource<<8f626c6c729f71b4980bafc28001fe7c>>
 * @relayHash ab54eead3bc574d213f2615844ca2114
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef6c3162e5b4eddbc6541bdbb255fcdd8f04506c37182237168bcabd192ac00f

import type { ConcreteRequest } from 'relay-runtime';
export type usePresenzaSubscription$variables = {
  ordine: number;
};
export type usePresenzaSubscription$data = {
  readonly presenzaSchedulatore: {
    readonly arrivo: boolean;
    readonly finestra: string;
    readonly nome: string;
    readonly via: boolean;
  };
};
export type usePresenzaSubscription = {
  response: usePresenzaSubscription$data;
  variables: usePresenzaSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "PresenteSchedulatore",
    "kind": "LinkedField",
    "name": "presenzaSchedulatore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "finestra",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "arrivo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "via",
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
    "name": "usePresenzaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresenzaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef6c3162e5b4eddbc6541bdbb255fcdd8f04506c37182237168bcabd192ac00f",
    "metadata": {},
    "name": "usePresenzaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c7349746971b2b47e1b0e9de369365e1";

export default node;
