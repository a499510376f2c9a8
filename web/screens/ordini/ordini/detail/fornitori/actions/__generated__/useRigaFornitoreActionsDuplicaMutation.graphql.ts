/**
 * @generated SignedSource<<8b9f82d6af06fe34ce257d5d9f4d3ef2>>
 * @relayHash 16b4167103e6a5354dac8ead292bd463
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a1684542876ec0cbdd9fe6a4a6fdd1a78ce6af6789820ed4a355b1c73469f2

import type { ConcreteRequest } from 'relay-runtime';
export type useRigaFornitoreActionsDuplicaMutation$variables = {
  pk: number;
};
export type useRigaFornitoreActionsDuplicaMutation$data = {
  readonly duplicateRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useRigaFornitoreActionsDuplicaMutation = {
  response: useRigaFornitoreActionsDuplicaMutation$data;
  variables: useRigaFornitoreActionsDuplicaMutation$variables;
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
    "concreteType": "DuplicateRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "duplicateRigaOrdineFornitore",
    "plural": false,
    "selections": [
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
    "name": "useRigaFornitoreActionsDuplicaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRigaFornitoreActionsDuplicaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "63a1684542876ec0cbdd9fe6a4a6fdd1a78ce6af6789820ed4a355b1c73469f2",
    "metadata": {},
    "name": "useRigaFornitoreActionsDuplicaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6b572983d3758cba187cde470ee19d5";

export default node;
