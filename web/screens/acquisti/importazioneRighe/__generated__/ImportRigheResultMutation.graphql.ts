/**
 * @generated SignedSource<<d7ae812d23bca574e30e63561e4d84dc>>
 * @relayHash d778bdb53adc2ae2436003a80686d632
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c37f8c7b9afdd929dbafd1375601e7a131b44b38bce7e93ce58b89add9e4046

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRigheResultMutation$variables = {
  pk: number;
};
export type ImportRigheResultMutation$data = {
  readonly annullaImportazioneRighe: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly righe: number | null;
  };
};
export type ImportRigheResultMutation = {
  response: ImportRigheResultMutation$data;
  variables: ImportRigheResultMutation$variables;
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
    "concreteType": "AnnullaImportazioneRighePayload",
    "kind": "LinkedField",
    "name": "annullaImportazioneRighe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "righe",
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
    "name": "ImportRigheResultMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportRigheResultMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c37f8c7b9afdd929dbafd1375601e7a131b44b38bce7e93ce58b89add9e4046",
    "metadata": {},
    "name": "ImportRigheResultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "846ff83db8c084f360c86df672a88d74";

export default node;
