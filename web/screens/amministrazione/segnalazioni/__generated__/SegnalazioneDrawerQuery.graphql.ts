/**
 * @generated SignedSource<<a056385149af1072f30ba6060234f615>>
 * @relayHash 479b76c5874d464f2e3195dd0884f3ea
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b768d3e7345bed9120958b42da0c6ab9c90bd8ceca6175a95f03a0b2f87a2588

import type { ConcreteRequest } from 'relay-runtime';
export type SegnalazioneDrawerQuery$variables = {
  pk: number;
};
export type SegnalazioneDrawerQuery$data = {
  readonly segnalazione: {
    readonly il: string;
    readonly messaggio: string;
    readonly origine: string;
    readonly requestId: string;
    readonly stack: string;
    readonly url: string;
    readonly user: {
      readonly nome: string;
    } | null;
  } | null;
};
export type SegnalazioneDrawerQuery = {
  response: SegnalazioneDrawerQuery$data;
  variables: SegnalazioneDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "il",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "origine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messaggio",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stack",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SegnalazioneDrawerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segnalazione",
        "kind": "LinkedField",
        "name": "segnalazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegnalazioneDrawerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Segnalazione",
        "kind": "LinkedField",
        "name": "segnalazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b768d3e7345bed9120958b42da0c6ab9c90bd8ceca6175a95f03a0b2f87a2588",
    "metadata": {},
    "name": "SegnalazioneDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88c76993f297c732efec7b6035469aff";

export default node;
