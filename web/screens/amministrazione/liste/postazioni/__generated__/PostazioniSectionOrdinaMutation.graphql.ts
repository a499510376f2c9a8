/**
 * @generated SignedSource<<24712f7f68fd7e6d130b03038b4b3509>>
 * @relayHash 792f3390a84c6d5eed4ebe708e0366f3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29d4ac81b896e51db896925f483a849537f3487511bcbc24d41e66a76f766c1c

import type { ConcreteRequest } from 'relay-runtime';
export type PostazioniSectionOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type PostazioniSectionOrdinaMutation$data = {
  readonly ordinaPostazioni: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type PostazioniSectionOrdinaMutation = {
  response: PostazioniSectionOrdinaMutation$data;
  variables: PostazioniSectionOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
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
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaPostazioniPayload",
    "kind": "LinkedField",
    "name": "ordinaPostazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "PostazioniSectionOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PostazioniSectionOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29d4ac81b896e51db896925f483a849537f3487511bcbc24d41e66a76f766c1c",
    "metadata": {},
    "name": "PostazioniSectionOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "026b23cf371f560829afb46bb37b3a43";

export default node;
