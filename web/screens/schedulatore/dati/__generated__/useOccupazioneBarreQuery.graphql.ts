/**
 * @generated SignedSource<<1151bbedc72e46d748c37ce0b03b6607>>
 * @relayHash 3602e2b55ab61b80d0c79c7ebd239851
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce4963c4cb7f866996d7de279d092210d5f02f195effe0f3c390192a0c1c8a42

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneBarreQuery$variables = {
  a: string;
  da: string;
};
export type useOccupazioneBarreQuery$data = {
  readonly fasiInArco: unknown;
};
export type useOccupazioneBarreQuery = {
  response: useOccupazioneBarreQuery$data;
  variables: useOccupazioneBarreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "a"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "da"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "da"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "a"
      }
    ],
    "kind": "ScalarField",
    "name": "fasiInArco",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneBarreQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneBarreQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ce4963c4cb7f866996d7de279d092210d5f02f195effe0f3c390192a0c1c8a42",
    "metadata": {},
    "name": "useOccupazioneBarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0edd89eaa281e121ae06bfb274ae471d";

export default node;
