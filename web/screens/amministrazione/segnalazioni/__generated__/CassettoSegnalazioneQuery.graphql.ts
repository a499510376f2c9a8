/**
 * @generated SignedSource<<2076a8a489910218584631ca82b5d56d>>
 * @relayHash 884195722cadeae222f64d6f7045dc5c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7f389b08aff38a4e57711137e074ab833ca8cb616eefbbda0030609542fe692

import type { ConcreteRequest } from 'relay-runtime';
export type CassettoSegnalazioneQuery$variables = {
  pk: number;
};
export type CassettoSegnalazioneQuery$data = {
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
export type CassettoSegnalazioneQuery = {
  response: CassettoSegnalazioneQuery$data;
  variables: CassettoSegnalazioneQuery$variables;
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
    "name": "CassettoSegnalazioneQuery",
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
    "name": "CassettoSegnalazioneQuery",
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
    "id": "d7f389b08aff38a4e57711137e074ab833ca8cb616eefbbda0030609542fe692",
    "metadata": {},
    "name": "CassettoSegnalazioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "413f8592b212585b0fc235a3d9748d53";

export default node;
