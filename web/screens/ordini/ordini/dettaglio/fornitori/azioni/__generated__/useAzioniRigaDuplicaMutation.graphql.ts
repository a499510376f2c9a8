/**
 * @generated SignedSource<<4f44ffcdcade987ffdd2d523efedbbbb>>
 * @relayHash b115bac3ff23e7efdc0b21aaa8cd0f11
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87ffa6d0140335014c91c3fb18465ef28fb91eb5336c8bb6bddc9e7b154555d9

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniRigaDuplicaMutation$variables = {
  pk: number;
};
export type useAzioniRigaDuplicaMutation$data = {
  readonly duplicateRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useAzioniRigaDuplicaMutation = {
  response: useAzioniRigaDuplicaMutation$data;
  variables: useAzioniRigaDuplicaMutation$variables;
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
    "name": "useAzioniRigaDuplicaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniRigaDuplicaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87ffa6d0140335014c91c3fb18465ef28fb91eb5336c8bb6bddc9e7b154555d9",
    "metadata": {},
    "name": "useAzioniRigaDuplicaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39d519313e19818281fe77e94917f42e";

export default node;
