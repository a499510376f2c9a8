/**
 * @generated SignedSource<<8a1772b79d7d9f83dbcd88c1606874be>>
 * @relayHash 27cbc41e51b3fbb1d238759dfeb6d896
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaf03c7ff97d0f624f95b7635f1b0ef09a255d4b45f4e0ee6e3d9ed48ffbcc56

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaPianificazioneMutation$variables = {
  pk: number;
};
export type useEliminaPianificazioneMutation$data = {
  readonly deleteAnalisiPostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaPianificazioneMutation = {
  response: useEliminaPianificazioneMutation$data;
  variables: useEliminaPianificazioneMutation$variables;
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
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteAnalisiPostazionePayload",
    "kind": "LinkedField",
    "name": "deleteAnalisiPostazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "useEliminaPianificazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaPianificazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaf03c7ff97d0f624f95b7635f1b0ef09a255d4b45f4e0ee6e3d9ed48ffbcc56",
    "metadata": {},
    "name": "useEliminaPianificazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "092ab3e707f30f2a5c1050641490d411";

export default node;
