/**
 * @generated SignedSource<<490f664b2478f8da53df7079f83fbcad>>
 * @relayHash 6ffe7851afb70b800cfb9dae4e005599
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb260c3b261968b65270f6ea307d606f7343b8f5672d992f779311cd729ce8d4

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneBarreQuery$variables = {
  a: string;
  da: string;
  ordini?: ReadonlyArray<number> | null;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v3 = [
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
        "name": "ordini",
        "variableName": "ordini"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneBarreQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneBarreQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cb260c3b261968b65270f6ea307d606f7343b8f5672d992f779311cd729ce8d4",
    "metadata": {},
    "name": "useOccupazioneBarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da32c48757dc78ed5fa78d429f44d782";

export default node;
